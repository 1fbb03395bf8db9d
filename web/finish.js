// After the build: tells the service worker which files there are, and leaves each file also compressed by Brotli,
// `name.br`, which bundle.py sends to whoever understands it.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const STATIC = fileURLToPath(new URL("../src/brandubh/server/static/", import.meta.url));

const names = (await readdir(STATIC, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(STATIC.length).replaceAll("\\", "/"))
  .sort();

const worker = join(STATIC, "worker.js");
if (existsSync(worker)) {
  const kept = names
    .filter((name) => /^(assets|icons)\/|^(theme\.js|favicon\.svg)$/.test(name))
    .map((name) => `/${name}`);
  const contents = await Promise.all(kept.map((name) => readFile(join(STATIC, name))));
  const version = contents.reduce((hash, content) => hash.update(content), createHash("sha256")).digest("hex");
  const text = await readFile(worker, "utf-8");
  await writeFile(
    worker,
    text
      .replace('"__VERSION__"', JSON.stringify(version.slice(0, 16)))
      .replace('"__FILES__"', () => JSON.stringify(kept).slice(1, -1)),
  );
}

for (const name of names) {
  if (!/\.(js|css|svg|txt|webmanifest)$/.test(name)) continue;
  await writeFile(join(STATIC, `${name}.br`), brotliCompressSync(await readFile(join(STATIC, name))));
}
