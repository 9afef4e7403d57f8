import { currency, toMajor, type Currency } from '@portal/shared-contracts';
import type { OrderPackage } from '@portal/shared-contracts/orders';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A file of a package with what it became since, oldest first. */
export interface DownloadRecord {
  title: string;
  data: { key: string };
  newer: readonly { key: string; at: string; forEveryone: boolean }[];
}

/** A version of a package with its services and everything that selling it needs. */
export interface PackageRecord extends OrderPackage {
  packageDownloadables: DownloadRecord[];
  version: number;
  priceMinor: number;
  currency: Currency;
  description: string;
  descriptionHtml: string;
  companyName: string | null;
  /** Of the package as it stands now, whatever the version: whether it is sold, and whether it would be. */
  isForSale: boolean;
  purchasable: boolean;
  position: number;
  publishedAt: Date;
  publishedBy: string | null;
}

interface PackageRow {
  id: string;
  version: number;
  name: string;
  price_minor: number;
  currency: string;
  description: string;
  description_html: string;
  company_name: string | null;
  contract_id: string | null;
  survey_details: string | null;
  purchasable: boolean;
  is_for_sale: boolean;
  position: number;
  published_at: Date;
  publisher: string | null;
  services: OrderPackage['packageServices'];
  downloadables: DownloadRecord[];
}

/** Which version of which package. */
export interface PackageKey {
  packageId: string;
  version: number;
}

const MODULES = `select coalesce(json_agg(
    json_build_object('id', m.module_id, 'title', m.title) order by m.position), '[]')
  from modules m where m.site_id = s.site_id and m.service_id = s.id`;

const SERVICES = `select coalesce(json_agg(json_build_object(
    '_id', s.id, 'serviceName', s.name, 'serviceModules', (${MODULES})) order by s.position), '[]')
  from services s where s.site_id = v.site_id and s.package_id = v.package_id
    and s.package_version = v.version`;

// What the file became since, oldest first.
const NEWER = `select coalesce(json_agg(json_build_object('key', n.file_key, 'at', n.published_at,
    'forEveryone', n.reaches_everyone) order by n.number), '[]')
  from downloadable_files f join downloadable_files n on n.site_id = f.site_id
    and n.downloadable_id = f.downloadable_id and n.number > f.number
  where f.site_id = d.site_id and f.file_key = d.file_key`;

const DOWNLOADABLES = `select coalesce(json_agg(json_build_object(
    'title', d.title, 'data', json_build_object('key', d.file_key), 'newer', (${NEWER}))
    order by d.position), '[]')
  from package_downloadables d where d.site_id = v.site_id and d.package_id = v.package_id
    and d.package_version = v.version`;

const SELECT = `select p.id, v.version, v.name, v.price_minor, v.currency, v.description,
    v.description_html, v.company_name, v.contract_id, v.survey_details, p.position,
    p.purchasable,
    p.purchasable and p.state = 'published' as is_for_sale, v.published_at,
    (select first_name from people n where n.site_id = v.site_id and n.id = v.published_by)
      as publisher,
    (${SERVICES}) as services, (${DOWNLOADABLES}) as downloadables
  from packages p
  join package_versions v on v.site_id = p.site_id and v.package_id = p.id`;

const toPackage = (row: PackageRow): PackageRecord => {
  const code = currency.parse(row.currency);
  return {
    _id: row.id,
    version: row.version,
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
    isForSale: row.is_for_sale,
    purchasable: row.purchasable,
    position: row.position,
    publishedAt: row.published_at,
    publishedBy: row.publisher,
  };
};

/** The named versions of packages of a site, in no order; an order was bought as one of them. */
export const listPackageVersions = async (
  db: SiteDatabase,
  keys: readonly PackageKey[],
): Promise<PackageRecord[]> => {
  if (keys.length === 0) return [];
  const rows = await db.query<PackageRow>(
    `${SELECT}
     join unnest($2::text[], $3::int[]) wanted (id, version)
       on wanted.id = v.package_id and wanted.version = v.version
     where p.site_id = $1`,
    [db.siteId, keys.map(({ packageId }) => packageId), keys.map(({ version }) => version)],
  );
  return rows.map(toPackage);
};

/** What a package was at each publishing, newest first. */
export const listVersionsOf = async (
  db: SiteDatabase,
  packageId: string,
): Promise<PackageRecord[]> => {
  const rows = await db.query<PackageRow>(
    `${SELECT} where p.site_id = $1 and p.id = $2 order by v.version desc`,
    [db.siteId, packageId],
  );
  return rows.map(toPackage);
};

/** A package as it is published now, sold or not; nothing before its first publishing. */
export const findPackage = async (
  db: SiteDatabase,
  packageId: string,
): Promise<PackageRecord | undefined> => {
  const [row] = await db.query<PackageRow>(
    `${SELECT} where p.site_id = $1 and p.id = $2 and v.version = p.published_version`,
    [db.siteId, packageId],
  );
  return row && toPackage(row);
};

/** A package as it was published at a moment; before its first publishing as it was then. */
export const findPackageAsOf = async (
  db: SiteDatabase,
  packageId: string,
  moment: Date,
): Promise<PackageRecord | undefined> => {
  const [row] = await db.query<PackageRow>(
    `${SELECT} where p.site_id = $1 and p.id = $2
     order by (v.published_at <= $3) desc,
       case when v.published_at <= $3 then v.version else -v.version end desc limit 1`,
    [db.siteId, packageId, moment],
  );
  return row && toPackage(row);
};

/** What a site sells, highest price first. */
export const listPackagesForSale = async (db: SiteDatabase): Promise<PackageRecord[]> => {
  const rows = await db.query<PackageRow>(
    `${SELECT} where p.site_id = $1 and p.purchasable and p.state = 'published'
       and v.version = p.published_version
     order by v.price_minor desc, p.position, p.id`,
    [db.siteId],
  );
  return rows.map(toPackage);
};

/** How packages are called, by their ids. */
export const namesOfPackages = async (
  db: SiteDatabase,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await db.query<{ id: string; name: string }>(
    'select id, name from packages where site_id = $1 and id = any($2)',
    [db.siteId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};
