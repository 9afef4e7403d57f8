import type { DoorInput, LandingFile } from '@portal/shared-contracts/doors';
import { hydrateRoot } from 'react-dom/client';
import '@portal/shared-ui/styles';
import '../../styles.ts';
import { createI18n } from '../../language/create-i18n.ts';
import { openTabsChannel } from '../../remotes/events/tabs-channel.ts';
import { unregisterWorkers } from '../../website/unregister-workers.ts';
import { DoorPage } from './door-page.tsx';
import { withFragment } from './with-fragment.ts';

// A link to a developer's own server is for the shell, which asks before it uses one.
const OWN_SERVERS = /^#own-servers:/;

const readInput = (): DoorInput =>
  JSON.parse(document.getElementById('portal-door')?.textContent ?? 'null') as DoorInput;

/** The files of the page behind the door come while somebody types. */
const fetchLanding = (files: readonly LandingFile[]): void => {
  for (const { url, as } of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as, href: url, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
};

/** Somebody signed in at another tab of this browser, so this one goes on as well (FX-12). */
const followOtherTabs = (goOn: string): void => {
  const tabs = openTabsChannel();
  if (!tabs) return;
  tabs.onmessage = ({ data }: MessageEvent) => {
    const { name, payload } = (data ?? {}) as { name?: unknown; payload?: { userId?: unknown } };
    if (name === 'session.changed' && typeof payload?.userId === 'string') location.replace(goOn);
  };
};

// What was done or refused is said once: a reload asks for the page again, and neither it nor Back sends a form again.
const forgetAnswer = (): void => {
  const url = new URL(location.href);
  if (url.searchParams.has('done')) url.searchParams.delete('done');
  history.replaceState(history.state, '', url);
};

/** Takes over the page that the server drew: nothing moves, and what was typed stays. */
export const openDoor = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) return;
  const input = readInput();
  if (input.takesOwnServers && OWN_SERVERS.test(location.hash))
    return location.replace(`/${location.hash}`);
  void unregisterWorkers();
  const i18n = await createI18n(input.language, input.website);
  hydrateRoot(root, <DoorPage input={input} i18n={i18n} />);
  const fetchOnce = (): void => fetchLanding(input.landing);
  if (root.contains(document.activeElement)) fetchOnce();
  else root.addEventListener('focusin', fetchOnce, { once: true });
  followOtherTabs(withFragment(input.returnTo) ?? `${location.pathname}${location.search}`);
  forgetAnswer();
};
