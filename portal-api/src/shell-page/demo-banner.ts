import type { Language } from '@portal/shared-contracts';
import { escapeUTF8 } from 'entities';
import { say } from '../kernel/words/bundles.ts';

/** How the banner looks; it stands above the page and scrolls with it. */
export const DEMO_BANNER_STYLE =
  '.demo-banner{margin:0;padding:8px 16px;background:#fde68a;color:#3b2f04;font-size:14px;text-align:center}';

/** What each page says where somebody chose the demo on purpose. */
export const demoBanner = (language: Language): string =>
  `<p class="demo-banner" role="note">${escapeUTF8(say('portal:demo', language))}</p>`;
