import type { Language } from '@portal/shared-contracts';
import { escapeUTF8 } from 'entities';
import type { Site } from '../../../kernel/site.ts';
import { say } from '../../../kernel/words/bundles.ts';

/** What the page says: asks for the press, tells that it is done, or that the link is none. */
export type UnsubscribeStep = 'ask' | 'done' | 'unknown';

/** A plain page without scripts: looking at it changes nothing, because scanners of mail open every link. */
export const unsubscribePage = (
  { settings }: Pick<Site, 'settings'>,
  language: Language,
  step: UnsubscribeStep,
): string => {
  const params = { company: settings.companyName };
  const word = (key: string) =>
    escapeUTF8(say(`portal:mailNotices.unsubscribe.${key}`, language, params));
  const button =
    step === 'ask' ? `<form method="post"><button>${word('button')}</button></form>` : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${word('title')}</title>
<style>
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 480px; margin: 64px auto; padding: 0 16px; color: #1f2933; background: #fff; }
  h1 { font-size: 24px; } button { font: inherit; padding: 12px 24px; border: 0; border-radius: 8px; background: #1f2933; color: #fff; cursor: pointer; }
  button:focus-visible { outline: 3px solid #4f46e5; outline-offset: 2px; }
</style></head>
<body><main><h1>${word('title')}</h1><p>${word(step)}</p>${button}</main></body>
</html>`;
};
