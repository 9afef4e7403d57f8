import { escapeUTF8 } from 'entities';
import type { MailRow } from './mails.repository.ts';

const linked = (text: string): string =>
  escapeUTF8(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

// Without scripts, forms or a way to this page; links open in a window of their own.
const designed = (html: string | null): string =>
  html === null
    ? ''
    : `
    <details><summary>As its receiver sees it</summary>
    <iframe sandbox="allow-popups" title="The mail" srcdoc="${escapeUTF8(`<base target="_blank">${html}`)}"></iframe></details>`;

const article = (mail: MailRow): string => `
  <article>
    <h2>${escapeUTF8(mail.subject)}</h2>
    <p class="meta">${escapeUTF8(mail.recipient)} · <time>${mail.created_at.toISOString()}</time></p>
    <pre>${linked(mail.body)}</pre>${designed(mail.html)}
  </article>`;

/** A plain page without scripts. */
export const mailboxPage = (company: string, mails: readonly MailRow[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox · ${escapeUTF8(company)}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 720px; margin: 32px auto; padding: 0 16px; color: #1f2933; background: #fafafa; }
  h1 { font-size: 24px; } h2 { font-size: 16px; margin: 0; }
  article { background: #fff; border: 1px solid #dde2e7; border-radius: 8px; padding: 16px 24px; margin: 16px 0; }
  .meta { color: #52606d; font-size: 14px; margin: 4px 0 8px; }
  details { margin-top: 12px; } iframe { width: 100%; height: 640px; border: 1px solid #dde2e7; border-radius: 8px; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
</style>
</head>
<body>
<main>
<h1>Mailbox of the demo</h1>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(article).join('')}
</main>
</body>
</html>`;
