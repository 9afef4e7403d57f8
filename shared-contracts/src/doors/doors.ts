import type { Language } from '../languages.ts';
import type { WebsiteConfig } from '../website/index.ts';

/** A page at which somebody signs in, or makes that possible: the server draws it and takes its form. */
export type DoorName = 'login' | 'adminLogin' | 'secondStep' | 'forgotPassword' | 'resetPassword';

/** What the server refused, in the words of the visitor's language. */
export interface DoorRefusal {
  readonly status: number;
  readonly message: string;
  /** One sentence for each field that is wrong. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** A file that the page behind a door needs. */
export interface LandingFile {
  readonly url: string;
  readonly as: 'script' | 'style';
}

/** What a door shows. It stands in the page for its script, so it holds nothing but what the visitor sees. */
export interface DoorInput {
  readonly door: DoorName;
  readonly language: Language;
  readonly website: Pick<
    WebsiteConfig,
    'companyName' | 'companyEmail' | 'freeReview' | 'logo' | 'loginImg' | 'textOverrides'
  >;
  /** Where the person was; a checked path. */
  readonly returnTo?: string;
  /** The one-time code of the link that led here. */
  readonly code?: string;
  /** What was done just before: a link was sent, a new password was saved. */
  readonly done?: 'sent' | 'reset';
  readonly refusal?: DoorRefusal;
  /** The address that was typed before the refusal. */
  readonly email?: string;
  /** Whether the session shall last, as it was chosen before the refusal. */
  readonly remember?: boolean;
  /** The new password and its confirmation were not the same. */
  readonly passwordsDiffer?: boolean;
  /** Whether the shell takes links to a developer's own server, so that a door hands them on. */
  readonly takesOwnServers?: boolean;
  readonly landing: readonly LandingFile[];
}
