import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';

type Fields = readonly QuestionnaireField[];

/** What the server answers to a save. */
export interface SaveReply {
  version: number;
  savedAt: string;
}

/** Sends a list that was edited from `baseVersion`; without one it replaces whatever is there. */
export type SaveQuestions = (fields: Fields, baseVersion: number | undefined) => Promise<SaveReply>;

/** Sends edits one save at a time, each from the version that the one before made. */
export interface SaveQueue {
  /** Takes an edit; it is sent after a short pause in the typing. */
  edit: (fields: Fields) => void;
  /** Resolves when the newest edit is on the server; rejects when it cannot get there. */
  flush: () => Promise<void>;
  /** Starts again from the server's copy, dropping what was not sent. */
  reset: (fields: Fields, version: number) => void;
  /** The server's copy is an own one under this version: the next save starts from there. */
  advance: (version: number) => void;
  /** Lets the next save replace whatever the server has. */
  force: () => void;
  hasUnsent: () => boolean;
  version: () => number;
  stop: () => void;
}

/** Told about each outcome; `isNewest` says that nothing was edited since. */
export interface SaveListener {
  onSaved: (reply: SaveReply, isNewest: boolean) => void;
  onFailed: (error: unknown) => void;
}

const PAUSE = 500;

/** Starts with the server's copy. */
export const createSaveQueue = (
  start: { fields: Fields; version: number },
  send: SaveQuestions,
  listener: SaveListener,
): SaveQueue => {
  let newest = start.fields;
  let sent = start.fields;
  let base: number | undefined = start.version;
  let known = start.version;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendNewest = async (): Promise<void> => {
    const fields = newest;
    try {
      const reply = await send(fields, base);
      sent = fields;
      base = reply.version;
      known = reply.version;
      listener.onSaved(reply, newest === fields);
    } catch (error) {
      listener.onFailed(error);
      throw error;
    }
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    while (running) await running.catch(() => undefined);
    if (sent === newest) return;
    running = sendNewest().finally(() => {
      running = undefined;
    });
    await running;
    // Edited while the save was under way: that edit goes out as well.
    await flush();
  };

  return {
    flush,
    edit: (fields) => {
      newest = fields;
      clearTimeout(timer);
      timer = setTimeout(() => void flush().catch(() => undefined), PAUSE);
    },
    reset: (fields, version) => {
      clearTimeout(timer);
      newest = fields;
      sent = fields;
      base = version;
      known = version;
    },
    advance: (version) => {
      base = version;
      known = version;
    },
    force: () => {
      base = undefined;
    },
    hasUnsent: () => sent !== newest,
    version: () => known,
    stop: () => clearTimeout(timer),
  };
};
