// Everything a person reads comes through here: `t("title", { page: "Rules" })`.
export { currentLanguage, hasMessage, languages, loadMessages, setLanguage, startMessages, t } from "./messages.svelte";
export type { Language } from "./messages.svelte";
