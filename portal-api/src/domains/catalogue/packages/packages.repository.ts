import { currency, toMajor, type Currency } from '@portal/shared-contracts';
import type { OrderPackage } from '@portal/shared-contracts/orders';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A package with its services and everything that selling it needs. */
export interface PackageRecord extends OrderPackage {
  priceMinor: number;
  currency: Currency;
  description: string;
  descriptionHtml: string;
  companyName: string | null;
  purchasable: boolean;
}

interface PackageRow {
  id: string;
  name: string;
  price_minor: number;
  currency: string;
  description: string;
  description_html: string;
  company_name: string | null;
  contract_id: string | null;
  survey_details: string | null;
  purchasable: boolean;
  services: OrderPackage['packageServices'];
  downloadables: OrderPackage['packageDownloadables'];
}

const MODULES = `select coalesce(json_agg(
    json_build_object('id', m.module_id, 'title', m.title) order by m.position), '[]')
  from modules m where m.site_id = s.site_id and m.service_id = s.id`;

const SERVICES = `select coalesce(json_agg(json_build_object(
    '_id', s.id, 'serviceName', s.name, 'serviceModules', (${MODULES})) order by s.position), '[]')
  from services s where s.site_id = p.site_id and s.package_id = p.id`;

const DOWNLOADABLES = `select coalesce(json_agg(json_build_object(
    'title', d.title, 'data', json_build_object('key', d.file_key)) order by d.position), '[]')
  from package_downloadables d where d.site_id = p.site_id and d.package_id = p.id`;

const SELECT = `select p.id, p.name, p.price_minor, p.currency, p.description, p.description_html,
    p.company_name, p.contract_id, p.survey_details, p.purchasable,
    (${SERVICES}) as services, (${DOWNLOADABLES}) as downloadables
  from packages p`;

const toPackage = (row: PackageRow): PackageRecord => {
  const code = currency.parse(row.currency);
  return {
    _id: row.id,
    packageName: row.name,
    packagePrice: toMajor(row.price_minor, code),
    packageServices: row.services,
    packageDownloadables: row.downloadables,
    contract_id: row.contract_id,
    surveyDetails: row.survey_details,
    priceMinor: row.price_minor,
    currency: code,
    description: row.description,
    descriptionHtml: row.description_html,
    companyName: row.company_name,
    purchasable: row.purchasable,
  };
};

/** The named packages of a site, by id. */
export const findPackages = async (
  db: SiteDatabase,
  ids: readonly string[],
): Promise<Map<string, PackageRecord>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.query<PackageRow>(
    `${SELECT} where p.site_id = $1 and p.id = any($2::text[])`,
    [db.siteId, ids],
  );
  return new Map(rows.map((row) => [row.id, toPackage(row)]));
};

/** What a site sells, highest price first. */
export const listPackagesForSale = async (db: SiteDatabase): Promise<PackageRecord[]> => {
  const rows = await db.query<PackageRow>(
    `${SELECT} where p.site_id = $1 and p.purchasable
     order by p.price_minor desc, p.position, p.id`,
    [db.siteId],
  );
  return rows.map(toPackage);
};
