import type { ColorScheme } from '@portal/shared-ui/theme';
import { useMedia } from '@portal/shared-ui/theme';
import { create } from 'zustand';

/** What a person chose: light, dark, or whatever the device says. */
export type SchemeChoice = ColorScheme | 'system';

const COOKIE = 'portal_scheme';
const YEAR = 365 * 86_400;

// A cookie, so that the server's page has the right background before any script runs.
const read = (cookies: string = document.cookie): SchemeChoice => {
  const [, chosen] = new RegExp(`(?:^|; )${COOKIE}=(light|dark)`).exec(cookies) ?? [];
  return (chosen as ColorScheme | undefined) ?? 'system';
};

const useChoice = create<{ choice: SchemeChoice }>(() => ({ choice: read() }));

/** Takes over a choice and remembers it on this device. */
export const chooseScheme = (choice: SchemeChoice): void => {
  useChoice.setState({ choice });
  const age = choice === 'system' ? 0 : YEAR;
  document.cookie = `${COOKIE}=${choice}; path=/; max-age=${age}; samesite=lax`;
};

/** The scheme of the first paint. */
export const startScheme = (): ColorScheme => {
  const { choice } = useChoice.getState();
  if (choice !== 'system') return choice;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** The scheme in force and what was chosen. */
export const useColorScheme = (): { scheme: ColorScheme; choice: SchemeChoice } => {
  const choice = useChoice((state) => state.choice);
  const isDarkDevice = useMedia('(prefers-color-scheme: dark)');
  const system: ColorScheme = isDarkDevice ? 'dark' : 'light';
  return { choice, scheme: choice === 'system' ? system : choice };
};
