import { randomUUID } from 'node:crypto';
import type { Currency } from '@portal/shared-contracts';
import type { PackageContent } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** What is published. */
export interface Publication {
  packageId: string;
  version: number;
  content: PackageContent;
  currency: Currency;
  companyName: string;
  by: string | null;
}

const insertVersion = async (tx: SiteDatabase, published: Publication): Promise<void> => {
  const { packageId, version, content } = published;
  await tx.query(
    `insert into package_versions (site_id, package_id, version, name, price_minor, currency,
       description, description_html, company_name, contract_id, survey_details, published_at,
       published_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[tx.siteId, packageId, version, content.name, content.priceMinor, published.currency],
      ...[content.description, content.descriptionHtml, published.companyName],
      ...[content.contractId, content.survey, tx.now(), published.by],
    ],
  );
};

// Services belong to one version, so that tasks and drafts of earlier orders keep their ids.
const insertServices = async (
  tx: SiteDatabase,
  { packageId, version, content }: Publication,
  newServiceId: (name: string) => string,
): Promise<void> => {
  const services = content.services.map((service) => ({
    ...service,
    id: newServiceId(service.name),
  }));
  await tx.query(
    `insert into services (id, site_id, package_id, package_version, name, position)
     select s.id, $1, $2, $3, s.name, s.position
     from jsonb_to_recordset($4::jsonb) s (id text, name text, position int)`,
    [
      tx.siteId,
      packageId,
      version,
      JSON.stringify(services.map(({ id, name }, position) => ({ id, name, position }))),
    ],
  );
  const modules = services.flatMap(({ id: service, modules: list }) =>
    list.map(({ id, title }, position) => ({ service, id, title, position })),
  );
  await tx.query(
    `insert into modules (site_id, service_id, module_id, title, position)
     select $1, m.service, m.id, m.title, m.position
     from jsonb_to_recordset($2::jsonb) m (service text, id text, title text, position int)`,
    [tx.siteId, JSON.stringify(modules)],
  );
};

const insertDownloadables = async (
  tx: SiteDatabase,
  { packageId, version, content }: Publication,
): Promise<void> => {
  const files = content.downloadables.map((file, position) => ({
    ...file,
    id: randomUUID(),
    position,
  }));
  await tx.query(
    `insert into package_downloadables
       (id, site_id, package_id, package_version, title, file_key, position)
     select f.id, $1, $2, $3, f.title, f.key, f.position
     from jsonb_to_recordset($4::jsonb) f (id text, title text, key text, position int)`,
    [tx.siteId, packageId, version, JSON.stringify(files)],
  );
};

/** Writes a version that nobody changes any more, and makes it the one that is sold. */
export const insertPublication = async (
  tx: SiteDatabase,
  published: Publication,
  newServiceId: (name: string) => string,
): Promise<void> => {
  const { packageId, version, content } = published;
  await insertVersion(tx, published);
  await insertServices(tx, published, newServiceId);
  await insertDownloadables(tx, published);
  await tx.query(
    `update packages set name = $3, price_minor = $4, currency = $5, description = $6,
       description_html = $7, company_name = $8, contract_id = $9, survey_details = $10,
       purchasable = $11, position = $12, published_version = $13
     where site_id = $1 and id = $2`,
    [
      ...[tx.siteId, packageId, content.name, content.priceMinor, published.currency],
      ...[content.description, content.descriptionHtml, published.companyName],
      ...[content.contractId, content.survey, content.isPurchasable, content.position, version],
    ],
  );
};
