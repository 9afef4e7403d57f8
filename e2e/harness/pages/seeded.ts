import { createHash } from 'node:crypto';
import { routes } from '@portal/shared-contracts/remote';

/** The id of a seeded thing of a demo site, made from its name. */
export const seededId = (siteId: string, name: string): string => {
  const hex = createHash('sha256').update(`${siteId}/${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** A seeded review. */
export const review = (key: string, siteId = 'northwind'): string =>
  routes.review({ id: seededId(siteId, `critique/${key}`) });
