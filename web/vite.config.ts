// Builds the web client into the Python package, and runs its unit tests.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { licences } from "./licences";

const server = "http://127.0.0.1:7749";

/** While developing, the page is Vite's: it gets what the server puts into its own. */
const boot: Plugin = {
  name: "boot",
  apply: "serve",
  async transformIndexHtml(html) {
    const page = await (await fetch(server)).text();
    const [, data] = /id="boot">(.*?)<\/script>/s.exec(page) ?? [];
    if (!data) throw new Error(`${server} has no pages yet: npm run build, once`);
    return html.replace('id="boot">', () => `id="boot">${data}`);
  },
};

export default defineConfig({
  base: "/",
  plugins: [svelte(), svelteTesting(), boot, licences()],
  build: {
    outDir: "../src/brandubh/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // light-dark() as it is: the browsers that run the rest know it too
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // the content security policy allows fonts and pictures from files only
    assetsInlineLimit: 0,
    // What the first page needs comes in one piece: many small ones compress badly. But for main.ts, which waits for the
    // messages: they need the rest, and must not wait for main.ts in turn.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "first", tags: ["$initial"], test: (id) => !/(main\.ts|\.html)$/.test(id) }],
        },
      },
    },
  },
  server: {
    // the messages live in the Python package
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    setupFiles: ["./src/testing.ts"],
    testTimeout: 30_000, // a busy machine takes its time
    include: ["src/**/*.test.ts"],
    // one environment for all files: making it anew for each took three quarters of the time
    pool: "threads",
    isolate: false,
  },
});
