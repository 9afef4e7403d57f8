import type { SiteSettings } from '@portal/shared-contracts/website';
import { wcagContrast } from 'culori';
import { escapeUTF8 } from 'entities';
import type { MailBlock } from './mail-blocks.ts';

const INK = '#1f2933';
const PAPER = '#ffffff';

/** Black or white, whichever reads better on the firm's colour. */
const inkOn = (color: string): string =>
  wcagContrast(color, PAPER) >= wcagContrast(color, INK) ? PAPER : INK;

const linked = (text: string): string =>
  escapeUTF8(text)
    .replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:inherit">${url}</a>`)
    .replaceAll('\n', '<br>');

const blockOf = (block: MailBlock, { primary }: SiteSettings['brand']): string => {
  if (block.kind === 'rich') return block.html;
  if (block.kind === 'paragraph') return `<p style="margin:0 0 16px">${linked(block.text)}</p>`;
  if (block.kind === 'button')
    return `<p style="margin:24px 0"><a href="${escapeUTF8(block.link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${primary};color:${inkOn(primary)};font-weight:600;text-decoration:none">${escapeUTF8(block.label)}</a></p>`;
  const row = ([label, value]: readonly [string, string]): string =>
    `<tr><th scope="row" style="padding:4px 24px 4px 0;text-align:left;font-weight:400;color:#52606d;vertical-align:top">${escapeUTF8(label)}</th><td style="padding:4px 0;overflow-wrap:anywhere">${escapeUTF8(value)}</td></tr>`;
  return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${block.rows.map(row).join('')}</table>`;
};

/** A mail as a page: styles stand at each element, because mail programs drop style sheets, and nothing is loaded. */
export const mailPage = (
  { brand, companyName, companyEmail }: SiteSettings,
  mail: { subject: string; blocks: readonly MailBlock[]; language: string },
): string => `<!doctype html>
<html lang="${mail.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeUTF8(mail.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f5f7;color:${INK};font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;background:${PAPER};border-top:6px solid ${brand.primary};border-radius:8px;padding:32px 24px">
<p style="margin:0 0 24px;font-size:20px;font-weight:600${brand.headings === 'serif' ? ';font-family:Georgia,serif' : ''}">${escapeUTF8(companyName)}</p>
${mail.blocks.map((block) => blockOf(block, brand)).join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dde2e7;font-size:14px;color:#52606d">${escapeUTF8(companyName)}<br>${escapeUTF8(companyEmail)}</p>
</div>
</body>
</html>`;
