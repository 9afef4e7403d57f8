import type { PersonName } from '../harness/people/sites.ts';
import type { Replies } from './replies.ts';

/** One picture's page: who opens which address, and the state in which it is then. */
export interface Screen {
  person: PersonName | null;
  path: string;
  /** How the server answers what the page reads; as it does when missing. */
  replies?: Replies;
  /** What is pressed before it is looked at. */
  press?: string;
}

/** What a screen is called. */
export const titleOf = ({ person, path, replies, press }: Screen): string =>
  [person ?? 'visitor', path, replies && `(${replies})`, press && `(press ${press})`]
    .filter(Boolean)
    .join(' ');
