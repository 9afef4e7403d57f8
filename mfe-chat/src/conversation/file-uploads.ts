import { ApiError, type uploadFile } from '@portal/shared-contracts';
import type { ConversationStore } from './conversation-store.ts';

/** What the uploads of a conversation work with. */
export interface FileUploadsOptions {
  store: ConversationStore;
  upload: typeof uploadFile;
  /** The bytes are stored, and the message that carries them may be sent. */
  onUploaded: (clientId: string) => Promise<void>;
  /** An upload came to its end, whatever the end. */
  onOver: () => void;
}

/** Keeps the files of messages that are on their way, and uploads them. */
export class FileUploads {
  readonly #options: FileUploadsOptions;
  readonly #files = new Map<string, File>();
  readonly #running = new Map<string, AbortController>();

  constructor(options: FileUploadsOptions) {
    this.#options = options;
  }

  /** The bytes of a file that is on its way, while this page has them. */
  readonly fileOf = (clientId: string): File | undefined => this.#files.get(clientId);

  keep(clientId: string, file: File): void {
    this.#files.set(clientId, file);
  }

  forget(clientId: string): void {
    this.#files.delete(clientId);
  }

  cancel(clientId: string): void {
    this.#running.get(clientId)?.abort();
  }

  cancelAll(): void {
    for (const abort of this.#running.values()) abort.abort();
  }

  /** Uploads a kept file unless that is under way; a failure shows at its message. */
  async start(clientId: string): Promise<void> {
    const file = this.#files.get(clientId);
    if (!file || this.#running.has(clientId)) return;
    const abort = new AbortController();
    this.#running.set(clientId, abort);
    try {
      await this.#upload(clientId, file, abort.signal);
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : '';
      if (!abort.signal.aborted) this.#options.store.dispatch({ type: 'failed', clientId, reason });
    } finally {
      this.#running.delete(clientId);
      this.#options.onOver();
    }
  }

  async #upload(clientId: string, file: File, signal: AbortSignal): Promise<void> {
    const { store, upload, onUploaded } = this.#options;
    const { key, mimetype, originalname, size } = await upload(file, {
      signal,
      onProgress: (percent) => store.dispatch({ type: 'progress', clientId, percent }),
    });
    store.dispatch({ type: 'uploaded', clientId, data: { key, mimetype, originalname, size } });
    await onUploaded(clientId);
  }
}
