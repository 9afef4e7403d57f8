/** Where what was typed is now; shown by shared-ui's `SaveState`. */
export type SaveStatus =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'offline' }
  | { kind: 'newer-elsewhere' }
  | { kind: 'failed' };
