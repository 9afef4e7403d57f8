import { Refusal } from '@portal/shared-contracts/refusals';
import {
  findingsOf,
  type PackageOffer,
  type ReviewCustomization,
  type ReviewTab,
} from '@portal/shared-contracts/reviews';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { Site } from '../../kernel/site.ts';
import { listPackagesForSale, type PackageRecord } from '../catalogue/packages/packages.service.ts';
import { writeAudit } from '../audit/audit.service.ts';
import type { CritiqueRecord } from './critique.record.ts';
import {
  fillNames,
  findCritique,
  insertView,
  setChecklist,
  setFeedback,
} from './critiques.repository.ts';
import { listExternalProducts } from './external-products.repository.ts';
import { countStep } from './jobs/counts.repository.ts';
import { isUnopenedMailOf } from './reviews.policy.ts';
import { proveAddress } from './work/mail-proof.repository.ts';

export { carryFindings } from './bought/carry-findings.service.ts';
export { insertClick } from './clicks.repository.ts';
export { countStep as countReviewStep } from './jobs/counts.repository.ts';
export { undoOfProduct } from './products/edit-product.service.ts';
export { reviewsOfPerson } from './person-reviews.repository.ts';
export { findCritique } from './critiques.repository.ts';
export type { CritiqueRecord } from './critique.record.ts';
export { isOwnerOf } from './reviews.policy.ts';

/** What a service needs of a request. */
export interface ReviewRequest {
  db: SiteDatabase;
  site: Site;
}

/**
 * The review of this id.
 *
 * @throws Refusal `not-found` when the site has none.
 */
export const getCritique = async (
  { db }: ReviewRequest,
  critiqueId: string,
): Promise<CritiqueRecord> => {
  const found = await findCritique(db, critiqueId);
  if (!found) throw new Refusal('critique-unknown');
  return found;
};

/** The review of this id as its page will show it to whoever holds this proof; nothing is changed by it. */
export const lookAtCritique = async (
  request: ReviewRequest,
  critiqueId: string,
  proof: string | undefined,
): Promise<CritiqueRecord> => {
  const critique = await getCritique(request, critiqueId);
  return proof !== undefined && isUnopenedMailOf(critique, proof)
    ? { ...critique, uniqueCustomerId: proof }
    : critique;
};

/** How a review is opened. */
interface Opening {
  /** The proof that the address carries, if any. */
  readonly proof: string | undefined;
  readonly viewId: string;
}

/**
 * Counts one view of a review, once for each view. The mailed link proves the address, once: from then on it
 * alone is the reader's proof (RV-50).
 */
export const openCritique = async (
  request: ReviewRequest,
  critiqueId: string,
  { proof, viewId }: Opening,
): Promise<void> => {
  const { db } = request;
  const critique = await getCritique(request, critiqueId);
  if (isUnopenedMailOf(critique, proof)) {
    await proveAddress(db, critiqueId);
    await writeAudit(db, {
      action: 'review address proven',
      outcome: 'done',
      subject: { kind: 'review', id: critiqueId },
    });
  }
  const isNew = await insertView(db, critiqueId, viewId);
  if (isNew && critique.fromIntake) await countStep(db, 'viewed');
};

/** A package as it is offered for sale. */
export const presentOffer = (offer: PackageRecord, site: Site): PackageOffer => ({
  _id: offer._id,
  packageName: offer.packageName,
  packagePrice: offer.packagePrice,
  currency: offer.currency,
  packageDescription: offer.description,
  packageDescriptionHTML: offer.descriptionHtml,
  clientWebsiteCustomization: { companyName: offer.companyName ?? site.settings.companyName },
});

/** Everything that the site offers beside a review. */
export const offersOf = async ({ db, site }: ReviewRequest) => ({
  packages: (await listPackagesForSale(db)).map((offer) => presentOffer(offer, site)),
  products: await listExternalProducts(db),
});

/** What the firm adds to its reviews; the name is one setting, the wire has two fields. */
export const customizationOf = (
  site: Site,
  yjsgProducts: ReviewCustomization['yjsgProducts'],
): ReviewCustomization => {
  const [first = '', ...rest] = site.settings.reviewerName.split(' ');
  return {
    reviewEmailFirstName: first,
    reviewEmailLastName: rest.join(' '),
    yjsgProducts,
    expertHelperTextSection: site.settings.expertHelperTextSection,
  };
};

/** The tabs in their own order, whatever order they were visited in. */
export const uniqueTabs = (tabs: readonly ReviewTab[]): ReviewTab[] => [...new Set(tabs)];

/** Stores stars and comment. A second rating changes nothing and is not an error for a repeated click. */
export const rateReview = async (
  request: ReviewRequest,
  critiqueId: string,
  rating: { stars: number; feedback: string },
): Promise<void> => {
  const critique = await getCritique(request, critiqueId);
  if (critique.stars === rating.stars && critique.feedback === rating.feedback) return;
  if (!(await setFeedback(request.db, critiqueId, rating))) throw new Refusal('critique-rated');
};

/** Fills the missing name fields of a review. */
export const completeName = async (
  request: ReviewRequest,
  critiqueId: string,
  names: Parameters<typeof fillNames>[2],
): Promise<void> => {
  await getCritique(request, critiqueId);
  await fillNames(request.db, critiqueId, names);
};

/**
 * Keeps the ticked findings. One that the review does not have is refused, unless the review was changed: a page that is
 * open since before sends what it shows.
 */
export const tickFindings = async (
  request: ReviewRequest,
  critiqueId: string,
  findings: readonly string[],
): Promise<void> => {
  const critique = await getCritique(request, critiqueId);
  const known = new Set(findingsOf(critique.review).map(({ id }) => id));
  const ticked = findings.filter((finding) => known.has(finding));
  if (ticked.length < findings.length && critique.version === 1)
    throw new Refusal('finding-unknown');
  await setChecklist(request.db, critiqueId, [...new Set(ticked)]);
  if (critique.fromIntake && critique.checklist.length === 0 && ticked.length > 0)
    await countStep(request.db, 'ticked');
};
