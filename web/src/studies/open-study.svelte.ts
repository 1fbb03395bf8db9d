// A study that is open, and the chapter of it that is on the board. What its owner changes is saved by itself, with the
// version that was seen: if another window was faster, nothing is overwritten, and the person decides.
import { untrack } from "svelte";
import { ApiError, errorText, NetworkError } from "../api/errors";
import type { ChapterHeadView, GameTree, StudyView } from "../api/shapes";
import { Study } from "../analyse/study.svelte";
import { addChapter, changeStudy, fetchChapter, fetchStudy, removeChapter, saveChapter } from "./requests";

/** `away`: the server does not answer; `stale`: another window has changed the chapter; `refused`: it cannot be saved */
export type Saving = "saved" | "waiting" | "saving" | "away" | "stale" | "refused";

/** Once a person pauses, changes are saved. */
const PAUSE_MS = 900;
const AGAIN_MS = 5000;

export class OpenStudy {
  view: StudyView = $state.raw()!;
  /** the chapter on the board, as the server last had it */
  head: ChapterHeadView = $state.raw()!;
  /** its moves and remarks, as they are on the page */
  board: Study = $state.raw()!;
  saving: Saving = $state("saved");
  /** why it was refused */
  reason = $state("");

  /** the content that the server has */
  #kept = "";
  #timer = 0;
  #running: Promise<void> | null = null;

  readonly place = $derived.by(() => this.view.chapters.findIndex(({ number }) => number === this.head.number));
  readonly previous = $derived.by(() => this.view.chapters[this.place - 1]);
  readonly next = $derived.by(() => this.view.chapters[this.place + 1]);

  private constructor(view: StudyView) {
    this.view = view;
  }

  /** Open a study with one of its chapters; the first, if none is named or there is no such one. */
  static async open(id: string, chapter: string | undefined): Promise<OpenStudy> {
    const opened = new OpenStudy(await fetchStudy(id));
    await opened.show(chapter);
    return opened;
  }

  /** Bring another chapter on the board. */
  async show(chapter: string | undefined): Promise<void> {
    const wanted = this.view.chapters.find(({ number }) => String(number) === chapter) ?? this.view.chapters[0]!;
    if (this.head) await this.leave();
    const { tree, ...head } = await fetchChapter(this.view.id, wanted.number);
    const board = new Study(tree);
    await board.look();
    this.head = head;
    this.board = board;
    this.#settle(content(board));
  }

  #settle(kept: string): void {
    clearTimeout(this.#timer);
    this.#kept = kept;
    this.saving = "saved";
  }

  /** Look whether something has changed, and save it when the person pauses. For an effect. */
  keep(): (() => void) | undefined {
    const now = content(this.board);
    const stale = untrack(() => this.saving === "stale");
    if (!this.view.mine || stale || now === this.#kept) return;
    this.saving = "waiting";
    this.#timer = window.setTimeout(() => void this.flush(), PAUSE_MS);
    return () => clearTimeout(this.#timer);
  }

  /** Save now what has changed. `leaving`: the page is about to be gone. */
  async flush(leaving = false): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#running) await this.#running;
    const now = content(this.board);
    if (!this.view.mine || this.saving === "stale" || now === this.#kept) return;
    this.#running = this.#save(now, leaving);
    await this.#running;
    this.#running = null;
  }

  async #save(now: string, leaving: boolean): Promise<void> {
    this.saving = "saving";
    try {
      this.#took(await saveChapter(this.view.id, this.head, { tree: JSON.parse(now) as GameTree }, leaving));
      this.#kept = now;
      this.saving = content(this.board) === now ? "saved" : "waiting";
    } catch (error) {
      this.reason = errorText(error);
      if (error instanceof ApiError && error.reason.code === "study-changed") this.saving = "stale";
      else if (error instanceof NetworkError || (error instanceof ApiError && [429, 503].includes(error.status))) {
        this.saving = "away";
        this.#timer = window.setTimeout(() => void this.flush(), AGAIN_MS);
      } else this.saving = "refused";
    }
  }

  /** Before the chapter leaves the board: save it, or, where another window was faster, keep it beside the other. */
  async leave(): Promise<void> {
    if (this.saving === "stale" && this.#unsaved) await this.keepBoth(this.head.name);
    else await this.flush(true);
  }

  get #unsaved(): boolean {
    return this.view.mine && content(this.board) !== this.#kept;
  }

  /** Is there something that has failed to be saved, and would be lost with the window? */
  get endangered(): boolean {
    return this.#unsaved && ["away", "stale", "refused"].includes(this.saving);
  }

  #took(head: ChapterHeadView): void {
    if (head.number === this.head.number) this.head = head;
    const chapters = this.view.chapters.map((each) => (each.number === head.number ? head : each));
    this.view = { ...this.view, chapters };
  }

  // What another window changed first is shown as it is now, and the error goes on to whoever asked.
  async #change(change: () => Promise<StudyView>): Promise<void> {
    try {
      this.view = await change();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) this.view = await fetchStudy(this.view.id);
      throw error;
    }
  }

  rename(name: string): Promise<void> {
    return this.#change(() => changeStudy(this.view, { name }));
  }

  /** Let a chapter change places with the one beside it. */
  move(number: number, step: 1 | -1): Promise<void> {
    const order = this.view.chapters.map((each) => each.number);
    const at = order.indexOf(number);
    const other = order[at + step];
    if (other === undefined) return Promise.resolve();
    [order[at], order[at + step]] = [other, number];
    return this.#change(() => changeStudy(this.view, { order }));
  }

  async renameChapter(number: number, name: string): Promise<void> {
    await this.flush();
    const seen = this.view.chapters.find((each) => each.number === number)!;
    this.#took(await saveChapter(this.view.id, seen, { name }));
  }

  /** Add a chapter; its number. */
  async add(name: string, tree: GameTree): Promise<number> {
    await this.#change(() => addChapter(this.view.id, { name, tree }));
    return this.view.chapters.at(-1)!.number;
  }

  /** Remove the chapter on the board. */
  async remove(): Promise<void> {
    await this.flush();
    await this.#change(() => removeChapter(this.view.id, this.head));
    this.#settle(content(this.board));
  }

  /** Where another window was faster: keep what is here as a chapter of its own. */
  async keepBoth(name: string): Promise<number> {
    const number = await this.add(name, this.board.toGameTree());
    this.#settle(content(this.board));
    return number;
  }

  /** Where another window was faster: take what it has written. */
  async takeOther(): Promise<void> {
    this.#settle(content(this.board));
    this.view = await fetchStudy(this.view.id);
    await this.show(String(this.head.number));
  }
}

function content(board: Study): string {
  return JSON.stringify(board.toGameTree());
}
