import { z } from '@portal/shared-contracts/schema';
import { currency, DEFAULT_CURRENCY } from '../currencies.ts';
import { retention, storageRoom, timeZone } from './website.keeping.ts';
import { FALLBACK_LANGUAGE, language } from '../languages.ts';
import { releaseKey, signedReleaseSet } from '../remote/release-set.ts';
import { siteFlags, type SiteFlag } from '../site-flags.ts';
import { enabledRemotes } from './website.parts.ts';

const text = (max = 255) => z.string().trim().max(max);
const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.parse(value)?.origin === value, 'Only scheme, host and port');
const httpUrl = z.url({ protocol: /^https?$/ });

/** An address of a picture: a path of this site or an https address. */
export const pictureUrl = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/);

/** The eleven switches, each false when missing (SC-05). */
export const websiteSettings = z.object(
  Object.fromEntries(siteFlags.map((flag) => [flag, z.boolean().default(false)])) as Record<
    SiteFlag,
    z.ZodDefault<z.ZodBoolean>
  >,
);

/** Colours and type of a firm; the shell derives every token from them. */
export const brand = z.object({
  primary: color.default('#1F4E79'),
  accent: color.default('#B45309'),
  surface: color.default('#FFFFFF'),
  headings: z.enum(['serif', 'sans']).default('sans'),
});

/** A firm's own scripts; they run with the page's nonce only (HS-07). */
export const customScripts = z.object({
  headerTag: z.string().max(20_000).default(''),
  bodyTag: z.string().max(20_000).default(''),
});

/** Addresses of a firm elsewhere, shown in the footer. */
export const socialLinks = z.object({
  facebook: httpUrl.optional(),
  instagram: httpUrl.optional(),
  linkedin: httpUrl.optional(),
  x: httpUrl.optional(),
  youtube: httpUrl.optional(),
  website: httpUrl.optional(),
});

/** What a customer said, shown beside a review. */
export const testimonial = z.object({ name: text(), role: text().default(''), quote: text(1000) });

const sharedFields = {
  /** Where the firm's days begin and end. */
  timeZone: timeZone.default('UTC'),
  companyName: text().min(1).default('Portal'),
  companyEmail: z.email().max(255).default('support@example.com'),
  logo: pictureUrl.or(z.literal('')).default(''),
  favicon: pictureUrl.or(z.literal('')).default(''),
  loginImg: pictureUrl.or(z.literal('')).default(''),
  welcomeImg: pictureUrl.or(z.literal('')).default(''),
  brand: brand.prefault({}),
  currency: currency.default(DEFAULT_CURRENCY),
  language: language.default(FALLBACK_LANGUAGE),
  client_id: text(100).default(''),
  /** Where people sign in instead (HS-28). */
  customLoginDomain: httpUrl.or(z.literal('')).default(''),
  loginDomainQueries: z.string().max(500).default(''),
  critiquesConsultationLink: httpUrl.or(z.literal('')).default(''),
  customScripts: customScripts.prefault({}),
  website_settings: websiteSettings.prefault({}),
  enabledRemotes: enabledRemotes.prefault({}),
  socialLinks: socialLinks.prefault({}),
  testimonials: z.array(testimonial).max(50).default([]),
  /** Shown in the phone banner of the review. */
  supportPhone: text(40).default(''),
  /** Shown in the chat: how soon an answer comes. */
  expectedReplyTime: text(100).default(''),
  /** Default name of the person behind a review. */
  reviewerName: text().default(''),
  /** Origins that may show the portal in a frame and hear its messages. */
  allowedWidgetParents: z.array(origin).max(50).default([]),
  /** Origins that a redirect of this site may lead to. */
  allowedRedirectOrigins: z.array(origin).max(50).default([]),
  /** Texts of the bundles that this firm words differently: language, then key, then text. */
  textOverrides: z.record(z.string(), z.record(z.string(), z.string().max(2000))).default({}),
  /** Opens the panel that lists remotes and events. */
  inspector: z.boolean().default(false),
};

/** How the server asks a firm's own checkout for a link; the token never leaves it. */
export const customCheckout = z.object({
  url: httpUrl,
  method: z.enum(['GET', 'POST']).default('POST'),
  responseFieldPath: text(200).default(''),
  token: text(2000).default(''),
  tokenName: text(200).default('Authorization'),
  tokenLocation: z.enum(['header', 'body', 'query']).default('header'),
});

/** The free review of resumes that visitors send (RV-02). */
const freeReviewShown = {
  enabled: z.boolean().default(false),
  /** Days for which a resume that led to no order is kept. */
  retentionDays: z.number().int().min(1).max(365).default(30),
};

/** The free review as a firm sets it. */
export const freeReview = z.object({
  ...freeReviewShown,
  /** Resumes that a site takes in a day. */
  dailyMax: z.number().int().min(1).max(100_000).default(500),
});

/** Everything that a firm can set. Each field has a safe default. */
export const siteSettings = z.object({
  ...sharedFields,
  customCheckout: customCheckout.nullable().default(null),
  freeReview: freeReview.prefault({}),
  /** Keeps the firm's own scripts off every page without removing them. */
  scriptsStopped: z.boolean().default(false),
  /** Origins of builds that preview links of this site may show. */
  previewOrigins: z.array(origin).max(20).default([]),
  /** Stands before the number of an order: `RW-1001`. */
  orderPrefix: z
    .string()
    .regex(/^[A-Z0-9-]{0,6}$/)
    .default(''),
  /** Waiting orders are given to the fittest writers below their limits. */
  automaticAssignment: z.boolean().default(false),
  /** Stands on invoices and receipts: address, tax number, bank. */
  invoiceDetails: text(1000)
    .refine((lines) => lines.split('\n').length <= 15)
    .default(''),
  /** Everybody who works for the firm signs in in two steps. */
  staffSecondFactor: z.boolean().default(false),
  /** However often a session is used, it ends after this many days. */
  sessionDays: z.number().int().min(1).max(365).default(30),
  /** Stands beside the offer of a rewrite in a review. */
  expertHelperTextSection: text(500).default(''),
  /** Sender of the site's mails. */
  mailFrom: z.email().max(255).default('no-reply@example.com'),
  /** How long the law wants invoices and signed contracts kept, also of people who were erased. */
  retentionYears: z.number().int().min(1).max(15).default(10),
  /** How long everything else is kept that nobody works with any more. */
  retention: retention.default({
    auditMonths: 24,
    notificationDays: 365,
    mailDays: 90,
    anonymousReviewDays: 365,
    jobClickDays: 365,
  }),
  /** How much room the files of a customer, of somebody who works here, and of everybody together may take. */
  storage: storageRoom.default({
    customerMegabytes: 1000,
    staffMegabytes: 50_000,
    siteMegabytes: 500_000,
  }),
});

/** The settings of a site, complete. */
export type SiteSettings = z.output<typeof siteSettings>;

/** What the browser gets to know of a site. */
export const websiteConfig = z.object({
  ...sharedFields,
  /** The address of the firm's own checkout, without its token. */
  customCheckout: z
    .object({ url: httpUrl, enabled: z.literal(true) })
    .nullable()
    .default(null),
  /** Whether visitors may send a resume, and for how many days it is kept. */
  freeReview: z.object(freeReviewShown).prefault({}),
  /** The releases of remotes that this page load may run, signed. */
  releases: signedReleaseSet.nullable().default(null),
  /** The key that the releases must be signed with. */
  releaseKey: releaseKey.nullable().default(null),
});

/** The configuration of a site as the browser knows it. */
export type WebsiteConfig = z.output<typeof websiteConfig>;
