import { buffer } from 'node:stream/consumers';
import type { Letterhead } from '../../adapters/pdf-letterhead.ts';
import type { SiteContext } from '../../kernel/context.ts';
import { fileKeyOf } from './website.service.ts';

const logoOf = async ({
  files,
  site,
}: Pick<SiteContext, 'files' | 'site'>): Promise<Letterhead['logo']> => {
  const key = fileKeyOf(site.settings.logo);
  const file = key ? await files.find(key) : undefined;
  if (file?.mimetype !== 'image/png' && file?.mimetype !== 'image/jpeg') return undefined;
  return { bytes: await buffer(await files.open(key)), mimetype: file.mimetype };
};

/** The firm's name, colour and logo for its papers; a logo that is stored elsewhere is not fetched. */
export const letterheadOf = async (
  ctx: Pick<SiteContext, 'files' | 'site'>,
): Promise<Letterhead> => {
  const { companyName, companyEmail, invoiceDetails, timeZone, brand } = ctx.site.settings;
  return {
    name: companyName,
    email: companyEmail,
    details: invoiceDetails,
    timeZone,
    color: brand.primary,
    logo: await logoOf(ctx),
  };
};
