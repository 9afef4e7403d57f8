import type { z } from '@portal/shared-contracts/schema';
import {
  siteSettings,
  websiteConfig,
  type SiteSettings,
  type WebsiteConfig,
} from './website.schema.ts';

/** Settings read with defaults in the place of wrong values, and the names of what was wrong. */
export interface Reading<T> {
  value: T;
  problems: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (value: unknown, path: readonly PropertyKey[]): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return undefined;
  if (Array.isArray(value)) return undefined; // a list with one wrong entry falls back as a whole
  if (!isObject(value) || !(String(key) in value)) return value;
  const { [String(key)]: child, ...others } = value;
  const kept = rest.length > 0 ? without(child, rest) : undefined;
  return kept === undefined ? others : { ...others, [String(key)]: kept };
};

const readWith = <S extends z.ZodType>(schema: S, raw: unknown): Reading<z.output<S>> => {
  const start = isObject(raw) ? raw : {};
  const first = schema.safeParse(start);
  if (first.success) return { value: first.data, problems: [] };
  const problems = first.error.issues.map(
    (issue) => `${issue.path.map(String).join('.')}: ${issue.message}`,
  );
  const repaired = first.error.issues.reduce<unknown>(
    (kept, issue) => without(kept, issue.path),
    start,
  );
  const second = schema.safeParse(repaired);
  return { value: second.success ? second.data : schema.parse({}), problems };
};

/** Reads stored settings; a wrong value becomes its default, so that no page stays blank. */
export const readSiteSettings = (raw: unknown): Reading<SiteSettings> =>
  readWith(siteSettings, raw);

/** Reads the configuration that the server or the page carries, with the same safety. */
export const readWebsiteConfig = (raw: unknown): Reading<WebsiteConfig> =>
  readWith(websiteConfig, raw);
