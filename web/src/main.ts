// The client's entry: the messages first, since everything speaks; then the page that the address names.
import { mount } from "svelte";
import "./styles/index.css";
import App from "./App.svelte";
import { startMessages } from "./i18n";
import { startRouter } from "./router.svelte";
import { keepSettings, settings } from "./settings.svelte";

keepSettings();
await Promise.all([startMessages(settings.language), startRouter()]);
mount(App, { target: document.getElementById("app")! });
