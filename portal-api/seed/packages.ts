import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { insertRows } from './insert-rows.ts';
import {
  contractId,
  moduleIdOf,
  packageId,
  packages,
  type SeedPackage,
  serviceId,
  surveyId,
} from './packages.data.ts';
import type { SeedContext, Seeder } from './seeder.ts';

const surveyOf = (siteId: string, survey: SeedPackage['survey']): string | null => {
  if (survey === 'none') return null;
  return survey === 'in-app' ? surveyId(siteId) : 'https://survey.example.com/thank-you';
};

const packageRow = (ctx: SeedContext, item: SeedPackage, position: number) => ({
  id: packageId(ctx.site.id, item.key),
  item_key: item.key,
  site_id: ctx.site.id,
  name: item.name,
  price_minor: item.priceMinor,
  currency: ctx.site.settings.currency,
  description: item.description,
  description_html: `<ul>${item.points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
  company_name: ctx.site.settings.companyName,
  contract_id: item.hasContract ? contractId(ctx.site.id) : null,
  survey_details: surveyOf(ctx.site.id, item.survey),
  purchasable: true,
  position,
  created_at: ctx.day(0),
});

const versionRow = (ctx: SeedContext, item: SeedPackage) => {
  const {
    id,
    purchasable: _now,
    position: _place,
    created_at,
    item_key: _key,
    ...content
  } = packageRow(ctx, item, 0);
  return { ...content, package_id: id, version: 1, published_at: created_at };
};

const serviceRows = (siteId: string, item: SeedPackage) =>
  item.services.map((service, position) => ({
    id: serviceId(siteId, item.key, service.key),
    site_id: siteId,
    package_id: packageId(siteId, item.key),
    name: service.name,
    position,
  }));

const moduleRows = (siteId: string, item: SeedPackage) =>
  item.services.flatMap((service) =>
    service.modules.map((module, position) => ({
      site_id: siteId,
      service_id: serviceId(siteId, item.key, service.key),
      module_id: moduleIdOf(siteId, module),
      title: module.title,
      position,
    })),
  );

const guide = async (title: string, company: string): Promise<Buffer> => {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.drawText(title, { x: 60, y: 760, size: 24, font });
  page.drawText(`Prepared by ${company} for its customers.`, { x: 60, y: 725, size: 12, font });
  return Buffer.from(await document.save());
};

const seedDownloadables = async (ctx: SeedContext, item: SeedPackage): Promise<void> => {
  const id = packageId(ctx.site.id, item.key);
  for (const [position, title] of item.downloadables.entries()) {
    const content = await guide(title, ctx.site.settings.companyName);
    const file = { filename: `${title}.pdf`, content };
    const { key } = await ctx.files.store(file, null, { kind: 'package', id });
    await insertRows(ctx.db, 'package_downloadables', [
      {
        id: `${id}-download-${position}`,
        site_id: ctx.site.id,
        package_id: id,
        title,
        file_key: key,
        position,
      },
    ]);
    await insertRows(ctx.db, 'downloadables', [
      {
        id: key,
        site_id: ctx.site.id,
        title,
        created_at: ctx.day(-200),
        changed_at: ctx.day(-200),
      },
    ]);
    await insertRows(ctx.db, 'downloadable_files', [
      {
        site_id: ctx.site.id,
        downloadable_id: key,
        number: 1,
        file_key: key,
        reaches_everyone: true,
        published_at: ctx.day(-200),
      },
    ]);
  }
};

const seedPackages = async (ctx: SeedContext): Promise<void> => {
  const siteId = ctx.site.id;
  await insertRows(
    ctx.db,
    'packages',
    packages.map((item, position) => packageRow(ctx, item, position)),
  );
  await insertRows(
    ctx.db,
    'package_versions',
    packages.map((item) => versionRow(ctx, item)),
  );
  await insertRows(
    ctx.db,
    'services',
    packages.flatMap((item) => serviceRows(siteId, item)),
  );
  await insertRows(
    ctx.db,
    'modules',
    packages.flatMap((item) => moduleRows(siteId, item)),
  );
  for (const item of packages) await seedDownloadables(ctx, item);
};

/** What the demo firms sell, with the services, modules and downloads of each package. */
export const packagesSeeder: Seeder = { name: 'packages', run: seedPackages };
