import type { getCurrentUser, login } from '../auth/index.ts';
import type { EndpointOutput } from '../endpoint.ts';
import type { Language } from '../languages.ts';
import type { ResolvedRemote } from '../remote/index.ts';
import type { WebsiteConfig } from '../website/index.ts';
import type { DoorInput } from './doors.ts';

/** A piece of a page: what stands in it, and in the browser's tab. */
export interface DrawnPage {
  readonly title: string;
  readonly html: string;
  /** What search engines show below the title. */
  readonly description?: string;
}

/** What the meaning of an address depends on. */
export interface AddressInput {
  /** Path of the address, without query. */
  readonly path: string;
  readonly website: WebsiteConfig;
  readonly remotes: readonly ResolvedRemote[];
  readonly session: EndpointOutput<typeof getCurrentUser> | undefined;
}

/** What the frame around a page is drawn from: bar, menu, heading; for a stranger mark and heading. */
export interface FrameInput extends AddressInput {
  readonly language: Language;
  /** What the browser calls itself; a narrow window is the style sheet's matter. */
  readonly userAgent: string;
  /** Whether the side menu was left with its icons alone. */
  readonly isCondensed: boolean;
}

/** What the shell's build gives the server, so that both draw with the same components and decide by the same rules. */
export interface PageRenderer {
  renderDoor(input: DoorInput): Promise<DrawnPage>;
  /** Nothing for an address that has no frame, or that leads to another one. */
  renderFrame(input: FrameInput): Promise<DrawnPage | undefined>;
  /** The brand's colours and type as a style sheet; both schemes where none is chosen. */
  rootStyle(brand: WebsiteConfig['brand'], scheme: 'light' | 'dark' | undefined): string;
  /**
   * The door that a stranger has to come through first, with the way back; nothing for an address that is open or
   * nothing at all. A shell before 3.7.0 has none: it finds out itself.
   */
  signInPath?(input: AddressInput, search: string): string | undefined;
  /** A path to come back to, or nothing for whatever leads elsewhere. */
  returnLocation(target: unknown): string | undefined;
  /** Where somebody goes who has just signed in. */
  landingOf(reply: EndpointOutput<typeof login>, from: unknown): string;
}
