import type { Page } from '@playwright/test';

/** Changes the configuration that the server writes into each page, as another firm would have set it. */
export const withConfig = async (
  page: Page,
  change: (config: Record<string, unknown>) => void,
): Promise<void> => {
  await page.route(
    (url) => url.hostname === 'localhost' && !/^\/(api|remotes|shell|files)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      // As in a frame, where the browser draws doors too: by the configuration in the page.
      const headers = { ...route.request().headers(), 'sec-fetch-dest': 'iframe' };
      const reply = await route.fetch({ headers });
      const html = await reply.text();
      const {
        'content-encoding': _encoding,
        'content-length': _length,
        ...replied
      } = reply.headers();
      const body = html.replace(
        /(<script type="application\/json" id="portal-website"[^>]*>)([\s\S]*?)(<\/script>)/,
        (_all, open: string, json: string, close: string) => {
          const config = JSON.parse(json) as Record<string, unknown>;
          change(config);
          return open + JSON.stringify(config).replaceAll('<', '\\u003c') + close;
        },
      );
      return route.fulfill({ status: reply.status(), headers: replied, body });
    },
  );
};
