import type { Language } from '@portal/shared-contracts';
import type { DoorInput, DrawnPage } from '@portal/shared-contracts/doors';
import { routes } from '@portal/shared-contracts/remote';
import type { FastifyRequest } from 'fastify';
import type { Log } from '../../kernel/log.ts';
import type { PagePreloader } from '../page-preloads.ts';
import { doorPreloads, type Preload } from '../preload.ts';
import type { ShellAssets } from '../shell-assets.ts';
import type { SiteOfPage } from '../site-of-page.ts';
import { askedOf, doorAt } from './door-paths.ts';
import type { Refused } from './door-forms.routes.ts';
import { isFramed } from '../drawn/drawn-frame.ts';
import type { ReadRenderer } from '../drawn/page-renderer.ts';

/** A door as the page needs it. */
export interface DoorOfPage extends DrawnPage {
  readonly input: DoorInput;
  readonly style: string;
  readonly files: readonly Preload[];
}

/** What a door is drawn from. */
export interface DoorRequest {
  readonly request: FastifyRequest;
  readonly page: SiteOfPage;
  readonly assets: ShellAssets;
  readonly language: Language;
  readonly scheme: 'light' | 'dark' | undefined;
  readonly refused: Refused | undefined;
}

/**
 * Whether a door is drawn: inside a foreign page a browser may keep the session back, which only a script can see and
 * say; a preview has a banner.
 */
export const isPlainVisit = (
  door: DoorInput['door'],
  { request, page }: Pick<DoorRequest, 'request' | 'page'>,
): boolean => {
  const isPreview = page.set.preview !== undefined;
  const isElsewhere = door === 'login' && page.website.customLoginDomain !== '';
  return !isFramed(request) && !isPreview && !page.session && !isElsewhere;
};

const inputOf = (
  door: DoorInput['door'],
  { request, page, language, refused }: DoorRequest,
): Omit<DoorInput, 'landing'> => {
  const { companyName, companyEmail, freeReview, logo, loginImg, textOverrides } = page.website;
  const { code, done } = askedOf(request.url);
  const overrides = { [language]: textOverrides[language] ?? {} };
  return {
    door,
    language,
    website: { companyName, companyEmail, freeReview, logo, loginImg, textOverrides: overrides },
    ...(door === 'resetPassword' ? { code } : {}),
    ...(done && !refused ? { done } : {}),
    ...(page.website.inspector ? { takesOwnServers: true } : {}),
    ...refused,
  };
};

/** Draws the door of an address, or nothing: the page is then the shell's empty frame. */
export const doorDrawer = (
  readRenderer: ReadRenderer,
  preloadsOf: PagePreloader,
  log: Pick<Log, 'error'>,
) => {
  const draw = async (asked: DoorRequest): Promise<DoorOfPage | undefined> => {
    const { request, page, assets, language, scheme } = asked;
    const door = doorAt(request.url.split('?')[0] ?? '/');
    if (!door || assets.door.length === 0 || !isPlainVisit(door, asked)) return undefined;
    const renderer = await readRenderer();
    if (!renderer) return undefined;
    const returnTo = renderer.returnLocation(askedOf(request.url).from);
    const behind = door === 'adminLogin' ? routes.admin({}) : routes.dashboard({});
    const path = (returnTo ?? behind).split('?')[0] ?? '/';
    const landing = await preloadsOf(assets, { page, path, language, role: 'user' });
    const input: DoorInput = {
      ...inputOf(door, asked),
      ...(returnTo === undefined ? {} : { returnTo }),
      landing: landing.map(({ url, as }) => ({ url, as })),
    };
    const style = renderer.rootStyle(page.website.brand, scheme);
    const files = doorPreloads(assets, language);
    return { ...(await renderer.renderDoor(input)), input, style, files };
  };
  return (asked: DoorRequest): Promise<DoorOfPage | undefined> =>
    draw(asked).catch((error: unknown) => {
      log.error({ err: error }, 'a door was not drawn');
      return undefined;
    });
};
