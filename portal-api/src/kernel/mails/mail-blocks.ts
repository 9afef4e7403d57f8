/** A part of a mail, for its plain text and its page alike. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'button'; label: string; link: string }
  /** Marked words: the page is escaped already, the text has no marks. */
  | { kind: 'rich'; html: string; text: string };
