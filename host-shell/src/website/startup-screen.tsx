import { useEffect } from 'react';
import type { WebsiteOutcome } from './read-website.ts';

// No language bundle is loaded yet, so these texts are code (HS-02, HS-03, HS-04).
const screens = {
  loading: { title: 'Loading', text: 'Just a sec...' },
  'not-registered': { title: 'Error', text: 'Domain not registered' },
  'not-configured': { title: 'Error', text: 'Website UI not configured' },
} as const;

/** What the start-up screen can say. */
export type StartupStatus = 'loading' | Exclude<WebsiteOutcome['status'], 'ready'>;

/** The screen before there is a site: loading, or why there will be none. */
export const StartupScreen = ({ status }: { status: StartupStatus }) => {
  const { title, text } = screens[status];
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className="startup" aria-busy={status === 'loading'}>
      <h1 className="startup-title">{title}</h1>
      <p className="startup-text" role={status === 'loading' ? 'status' : 'alert'}>
        {text}
      </p>
    </main>
  );
};
