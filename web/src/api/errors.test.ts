import { expect, test } from "vitest";
import { setLanguage, t } from "../i18n";
import { ApiError, errorText, NetworkError, problemOf, type Reason } from "./errors";

function refused(code: string, particulars: Reason["arguments"] = {}): Response {
  return new Response(JSON.stringify({ code, arguments: particulars, detail: "English" }), { status: 422 });
}

test("a code is said in the page's language", async () => {
  await setLanguage("de");
  expect(errorText(new ApiError(403, { code: "forbidden", arguments: {} }))).toContain("jemand anderem");
  expect(errorText(new ApiError(422, { code: "illegal-occupied", arguments: { square: "d5" } }))).toBe(
    "d5 ist besetzt.",
  );
});

test("a reason inside another is said in the same language, which is loaded first", async () => {
  await setLanguage("it");
  const reason = { code: "illegal-occupied", arguments: { square: "d5" } };
  const error = await problemOf(refused("record", { line: 3, column: 5, reason }));
  expect(errorText(error)).toBe("Riga 3, colonna 5: d5 è occupata.");
});

test("what nobody has words for is a whole sentence, and never English", async () => {
  await setLanguage("fr");
  for (const answer of [refused("teapot"), new Response("<html>", { status: 502 })]) {
    expect(errorText(await problemOf(answer))).toBe(t("error-unexpected"));
  }
  expect(errorText(new TypeError("oops"))).toBe(t("error-unexpected"));
});

test("no answer is said to be none", () => {
  expect(errorText(new NetworkError())).toBe(t("error-network"));
});
