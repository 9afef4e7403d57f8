import { questionnairesPart } from '../domains/answers/firm-questionnaires/firm-file/questionnaires.part.ts';
import { couponsPart } from '../domains/catalogue/coupons/firm-file/coupons.part.ts';
import { linksPart } from '../domains/catalogue/links/firm-file/links.part.ts';
import { packagesPart } from '../domains/catalogue/packages/firm-file/packages.part.ts';
import { contractsPart } from '../domains/documents/firm-contracts/firm-file/contracts.part.ts';
import { mailTemplatesPart } from '../domains/mail-notices/templates/firm-file/mail-templates.part.ts';
import { productsPart } from '../domains/reviews/products/firm-file/products.part.ts';
import { settingsPart } from '../domains/website/firm-file/settings.part.ts';
import { textsPart } from '../domains/website/firm-file/texts.part.ts';
import type { FirmPart } from '../kernel/firm-file/firm-part.ts';
import { CATALOGUE_NEEDS } from './catalogue-needs.ts';
import { SETTINGS_NEEDS } from './settings-needs.ts';

/** What the file of a firm is made of; a part may name things of those before it. */
export const FIRM_PARTS: readonly FirmPart[] = [
  settingsPart(SETTINGS_NEEDS),
  textsPart,
  mailTemplatesPart,
  questionnairesPart('questionnaire'),
  questionnairesPart('survey'),
  questionnairesPart('template'),
  contractsPart,
  packagesPart(CATALOGUE_NEEDS),
  couponsPart,
  linksPart,
  productsPart,
];
