import { bindSite } from '../../src/database/scoped-database.ts';
import { applyWithin, type Source } from '../../src/domains/firm-file/importing/apply-import.ts';
import { findPerson } from '../../src/domains/people/people.service.ts';
import { sha256 } from '../../src/kernel/firm-file/canonical.ts';
import type { HeldFile } from '../../src/kernel/files.ts';
import { makePdf } from '../documents/documents.files.ts';
import { packages } from '../packages.data.ts';
import type { SeedContext, Seeder } from '../seeder.ts';
import { demoFirm, type DemoFirm } from './firm.data.ts';

const guidesOf = async ({ site }: SeedContext): Promise<Map<string, HeldFile>> => {
  const guides = new Map<string, HeldFile>();
  const paragraphs = [`Prepared by ${site.settings.companyName} for its customers.`];
  for (const title of new Set(packages.flatMap(({ downloadables }) => downloadables)))
    guides.set(title, { filename: `${title}.pdf`, content: await makePdf({ title, paragraphs }) });
  return guides;
};

/** The file of a demo firm, read to its end. */
const sourceOf = (firm: DemoFirm, guides: ReadonlyMap<string, HeldFile>): Source => {
  const files = new Map([...guides.values()].map((file) => [sha256(file.content), file]));
  return {
    part: (name) => (Object.hasOwn(firm, name) ? firm[name as keyof DemoFirm] : []),
    has: (file) => files.has(file.sha256),
    open: (file) => {
      const found = files.get(file.sha256);
      return found ? Promise.resolve(found) : Promise.reject(new Error(`No file ${file.name}`));
    },
  };
};

const serviceKeys = new Map(
  packages.flatMap(({ services }) => services.map(({ name, key }) => [name, key])),
);

// The same on every machine: `northwind-starter`, and `northwind-starter-resume` for its service.
const idIn =
  ({ site, id }: SeedContext) =>
  (part: string, key: string): string => {
    const [within = '', name = ''] = key.split('/');
    if (part === 'services') return `${within}-${serviceKeys.get(name) ?? name}`;
    return part === 'external-products' ? id(`product/${key}`) : `${site.id}-${key}`;
  };

/** Where the firm's set-up began. */
const FOUNDED = -200;

const importFirm = async (seed: SeedContext): Promise<void> => {
  const { site, people, platform, day, id } = seed;
  const now = () => day(FOUNDED);
  const admin = await findPerson(seed.db, people.admin);
  const guides = await guidesOf(seed);
  await applyWithin(
    bindSite(seed.db, site.id, now),
    {
      platform,
      ctx: { site, now },
      importer: admin && { id: admin.id, firstName: admin.first_name },
      address: undefined,
      judge: { site, isOwner: true, holds: () => true, mayAskCheckout: () => false },
      batch: id('firm'),
      newId: idIn(seed),
    },
    {
      source: sourceOf(demoFirm(seed, guides), guides),
      decision: { isPublished: true, isOurs: true },
    },
  );
};

/** What the demo firms ask, have signed and sell, taken in like the file of any firm. */
export const firmSeeder: Seeder = { name: 'packages', ofPlatform: true, run: importFirm };
