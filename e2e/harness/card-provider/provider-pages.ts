import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

// The modules become one classic script, as the provider serves its own.
const classic = (...names: string[]): string => {
  const modules = names.map((name) =>
    stripTypeScriptTypes(readFileSync(new URL(`./browser/${name}.ts`, import.meta.url), 'utf8'))
      .replaceAll(/^import .*$/gm, '')
      .replaceAll(/^export (\{\};)?/gm, ''),
  );
  return `(() => {\n${modules.join('\n')}\n})();`;
};

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><body>${body}</body></html>`;

/** The script that the portal's pages load. */
export const providerScript = (): string => classic('provider-frame', 'card-element', 'stripe');

/** The page inside the provider's frames. */
export const framePage = (): string => page('Card', `<script>${classic('frame')}</script>`);

/** Tells the provider what the person decided, then goes on as `after` says. */
const decision = (answers: Readonly<Record<string, string>>, after: string): string => `
  ${Object.entries(answers)
    .map(([answer, label]) => `<button value="${answer}">${label}</button>`)
    .join(' ')}
  <script>
    for (const button of document.querySelectorAll('button'))
      button.onclick = async () => {
        await fetch(location.href + '&answer=' + button.value, { method: 'POST' });
        ${after}
      };
  </script>`;

/** The page of the bank in its frame. */
export const bankPage = (): string =>
  page(
    '3D Secure',
    decision(
      { accept: 'Complete authentication', refuse: 'Fail authentication' },
      "parent.postMessage('answered', '*');",
    ),
  );

/** The page of Affirm, which leads back with what was decided. */
export const affirmPage = (returnUrl: string, secret: string): string => {
  const back = (status: string): string => {
    const url = new URL(returnUrl);
    url.searchParams.set('payment_intent', secret.split('_secret_')[0] ?? '');
    url.searchParams.set('payment_intent_client_secret', secret);
    url.searchParams.set('redirect_status', status);
    return JSON.stringify(url.href);
  };
  return page(
    'Affirm',
    decision(
      { accept: 'Authorize test payment', refuse: 'Fail test payment' },
      `location.assign(button.value === 'accept' ? ${back('succeeded')} : ${back('failed')});`,
    ),
  );
};
