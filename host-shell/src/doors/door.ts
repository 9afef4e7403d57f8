import type { DoorInput } from '@portal/shared-contracts/doors';
import type { Language } from '@portal/shared-contracts';
import type { ComponentType, ReactNode } from 'react';

/** What was typed into a form, by the names of its fields. */
export type Values = Readonly<Record<string, string>>;

/** Whether one field is filled as it should be, and the sentence if it is not. */
export type Rules = Readonly<Record<string, (values: Values) => string | undefined>>;

/** A link to another page of the portal. */
export type DoorLink = ComponentType<{ to: string; children: ReactNode }>;

/** A door with what its surroundings give it: a document of its own, or the running shell. */
export interface Door extends Omit<DoorInput, 'door' | 'landing'> {
  readonly changeLanguage: (language: Language) => void;
  readonly Link: DoorLink;
  /** Sends the form by a call and throws what was refused; where it is missing the browser sends the form. */
  readonly send?: (values: Values) => Promise<void>;
  /** Why this page shows: the session ended by itself. */
  readonly hasExpired?: boolean;
  /** A notice above the fields. */
  readonly notice?: ReactNode;
}
