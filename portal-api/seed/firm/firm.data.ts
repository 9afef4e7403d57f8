import type {
  CarriedContract,
  CarriedCoupon,
  CarriedPackage,
  CarriedQuestionnaire,
  ProductContent,
} from '@portal/shared-contracts/admin';
import type { moduleIds } from '@portal/shared-contracts/orders';
import { questionnaireFields, withFieldKeys } from '@portal/shared-contracts/questionnaires';
import { sha256 } from '../../src/kernel/firm-file/canonical.ts';
import type { CarriedThing } from '../../src/kernel/firm-file/firm-part.ts';
import type { HeldFile } from '../../src/kernel/files.ts';
import { agreement } from '../documents/documents.data.ts';
import { contractId, packages, questionnaireId, surveyId } from '../packages.data.ts';
import type { SeedModule, SeedPackage } from '../packages.data.ts';
import {
  type SeedQuestionnaire,
  seedQuestionnaires,
  seedSurvey,
} from '../questionnaires/questionnaires.data.ts';
import { seedProducts } from '../reviews.data.ts';
import type { SeedContext } from '../seeder.ts';

/** The things of a demo firm by their part, as a file of a firm has them. */
export interface DemoFirm {
  questionnaires: CarriedThing<CarriedQuestionnaire>[];
  surveys: CarriedThing<CarriedQuestionnaire>[];
  contracts: CarriedThing<CarriedContract>[];
  packages: CarriedThing<CarriedPackage>[];
  coupons: CarriedThing<CarriedCoupon>[];
  'external-products': CarriedThing<ProductContent>[];
}

/** By what the file knows something with an id of this site. */
const keyOf = (siteId: string, id: string): string => id.slice(`${siteId}-`.length);

const asked = (key: string, { title, fields }: SeedQuestionnaire) => ({
  key,
  content: {
    title,
    questions: withFieldKeys(questionnaireFields.parse(fields)),
    translations: {},
  },
});

const specials = {
  previousDocument: 'previous_document',
  additionalQuestionnaire: 'additional_questionnaire',
  revisionProcess: 'revision_process',
  finalDocument: 'final_document',
  finalLinkedin: 'final_linkedin',
} as const satisfies Partial<Record<keyof typeof moduleIds, string>>;

type CarriedModule = CarriedPackage['services'][number]['modules'][number];

const moduleIn = (siteId: string, module: SeedModule): CarriedModule => {
  const { title } = module;
  return 'special' in module
    ? { special: specials[module.special], title }
    : { questionnaire: keyOf(siteId, questionnaireId[module.questionnaire](siteId)), title };
};

const surveyIn = (siteId: string, { survey }: SeedPackage): CarriedPackage['survey'] => {
  if (survey === 'none') return null;
  return survey === 'in-app'
    ? { survey: keyOf(siteId, surveyId(siteId)) }
    : { link: 'https://survey.example.com/thank-you' };
};

const packageIn = (
  siteId: string,
  item: SeedPackage,
  { position, guides }: { position: number; guides: ReadonlyMap<string, HeldFile> },
): CarriedThing<CarriedPackage> => ({
  key: item.key,
  content: {
    name: item.name,
    priceMinor: item.priceMinor,
    description: item.description,
    descriptionHtml: `<ul>${item.points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    contract: item.hasContract ? keyOf(siteId, contractId(siteId)) : null,
    survey: surveyIn(siteId, item),
    downloadables: item.downloadables.flatMap((title) => {
      const file = guides.get(title);
      return file ? { title, file: { sha256: sha256(file.content), name: file.filename } } : [];
    }),
    isPurchasable: true,
    position,
    services: item.services.map(({ name, modules }) => ({
      name,
      modules: modules.map((module) => moduleIn(siteId, module)),
    })),
  },
});

const coupon = (code: string, percent: number, endsAt: Date | null = null) => ({
  key: code,
  content: {
    percent,
    amountMinor: null,
    currency: null,
    startsAt: null,
    endsAt: endsAt?.toISOString() ?? null,
    packages: [],
    maxUses: null,
    maxPerCustomer: null,
    codes: 0,
    active: true,
  },
});

const productIn = (product: (typeof seedProducts)[number], position: number) => ({
  key: product.key,
  content: {
    name: product.name,
    priceMinor: product.priceMinor,
    frequency: product.frequency,
    productLink: product.link,
    productDescription: product.description,
    buttonText: product.button,
    position,
  },
});

/** What a demo firm asks, has signed and sells, with these guides in its packages. */
export const demoFirm = (
  { site, day }: Pick<SeedContext, 'site' | 'day'>,
  guides: ReadonlyMap<string, HeldFile>,
): DemoFirm => ({
  questionnaires: Object.entries(seedQuestionnaires).map(([name, content]) =>
    asked(keyOf(site.id, questionnaireId[name as keyof typeof questionnaireId](site.id)), content),
  ),
  surveys: [asked(keyOf(site.id, surveyId(site.id)), seedSurvey)],
  contracts: [
    { key: keyOf(site.id, contractId(site.id)), content: agreement(site.settings.companyName) },
  ],
  packages: packages.map((item, position) => packageIn(site.id, item, { position, guides })),
  coupons: [coupon('WELCOME10', 10), coupon('FREE100', 100), coupon('SUMMER20', 20, day(-30))],
  'external-products': seedProducts.map(productIn),
});
