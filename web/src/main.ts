// The client's entry: the messages first, since everything speaks; then the page that the address names.
import { mount } from "svelte";
import "./styles/index.css";
import App from "./App.svelte";
import { startMessages } from "./i18n";
import { startRouter } from "./router.svelte";
import { watchConnection } from "./shell/connection.svelte";
import { keepSettings, settings } from "./settings.svelte";

keepSettings();
await Promise.all([startMessages(settings.language), startRouter()]);
const target = document.getElementById("app")!;
// until now the server's picture of the board was there
target.replaceChildren();
mount(App, { target });
watchConnection();
