import type { Fields } from './stored-questions.ts';

/** What the server answers to a save. */
export interface SaveReply {
  version: number;
  savedAt: string;
}

/** Sends a list that was edited from `baseVersion`. */
export type SaveQuestions = (fields: Fields, baseVersion: number) => Promise<SaveReply>;

/** Hears how each save went; `isNewest` says that nothing was edited since. */
export interface SaveListener {
  onSaved: (reply: SaveReply, isNewest: boolean) => void;
  onFailed: (error: unknown) => void;
}

const PAUSE = 500;

/** Sends edits one save at a time, each from the version that the one before made. */
export class SaveQueue {
  readonly #send: SaveQuestions;
  readonly #listener: SaveListener;
  #newest: Fields;
  #sent: Fields;
  /** Version that the next save starts from. */
  #version: number;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts with the server's copy. */
  constructor(
    start: { fields: Fields; version: number },
    send: SaveQuestions,
    listener: SaveListener,
  ) {
    this.#send = send;
    this.#listener = listener;
    this.#newest = start.fields;
    this.#sent = start.fields;
    this.#version = start.version;
  }

  /** Takes an edit; it is sent after a short pause in the typing. */
  edit = (fields: Fields): void => {
    this.#newest = fields;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush().catch(() => undefined), PAUSE);
  };

  /** Resolves when the newest edit is on the server; rejects when it cannot get there. */
  flush = async (): Promise<void> => {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running.catch(() => undefined);
    if (!this.hasUnsent()) return;
    this.#running = this.#sendNewest().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    // Edited while the save was under way: that edit goes out as well.
    await this.flush();
  };

  /** Starts again from the server's copy, dropping what was not sent. */
  reset = (fields: Fields, version: number): void => {
    clearTimeout(this.#timer);
    this.#newest = fields;
    this.#sent = fields;
    this.advance(version);
  };

  /** The next save starts from this version. */
  advance = (version: number): void => {
    this.#version = version;
  };

  hasUnsent = (): boolean => this.#sent !== this.#newest;

  version = (): number => this.#version;

  /** Sends nothing until the next edit or flush. */
  stop = (): void => clearTimeout(this.#timer);

  #sendNewest = async (): Promise<void> => {
    const fields = this.#newest;
    try {
      const reply = await this.#send(fields, this.#version);
      this.#sent = fields;
      this.advance(reply.version);
      this.#listener.onSaved(reply, this.#newest === fields);
    } catch (error) {
      this.#listener.onFailed(error);
      throw error;
    }
  };
}
