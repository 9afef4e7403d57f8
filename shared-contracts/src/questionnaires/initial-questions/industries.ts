import { z } from '@portal/shared-contracts/schema';

/** A line of work that a customer can choose; the name is the wire value. */
export interface Industry {
  readonly industryName: string;
  /** Names the drawing beside the choice and the key of its translation. */
  readonly iconClass: string;
}

const industry = <const N extends string, const C extends string>(
  industryName: N,
  iconClass: C,
): { readonly industryName: N; readonly iconClass: C } => ({ industryName, iconClass });

/** The 38 industries of the initial questions, in the order in which they are shown (QU-01). */
export const industries = [
  industry('Accounting', 'accounting'),
  industry('Administrative and Office Support', 'administrative'),
  industry('Advertising and Marketing', 'marketing'),
  industry('Aerospace and Defense', 'aerospace'),
  industry('Agriculture and Food Production', 'agriculture'),
  industry('Architecture and Design', 'architecture'),
  industry('Arts and Entertainment', 'arts'),
  industry('Automotive', 'automotive'),
  industry('Aviation', 'aviation'),
  industry('Banking', 'banking'),
  industry('Biotechnology and Pharmaceuticals', 'biotechnology'),
  industry('Business Development', 'business-development'),
  industry('Construction', 'construction'),
  industry('Consulting', 'consulting'),
  industry('Customer Service', 'customer-service'),
  industry('Education', 'education'),
  industry('Energy and Utilities', 'energy'),
  industry('Engineering', 'engineering'),
  industry('Environmental Services', 'environment'),
  industry('Fashion and Beauty', 'fashion'),
  industry('Finance and Investment', 'finance'),
  industry('Government and Public Service', 'government'),
  industry('Healthcare', 'healthcare'),
  industry('Hospitality and Tourism', 'hospitality'),
  industry('Human Resources', 'human-resources'),
  industry('Information Technology', 'information-technology'),
  industry('Insurance', 'insurance'),
  industry('Legal', 'legal'),
  industry('Manufacturing', 'manufacturing'),
  industry('Media and Communications', 'media'),
  industry('Nonprofit', 'nonprofit'),
  industry('Real Estate', 'real-estate'),
  industry('Retail', 'retail'),
  industry('Sales', 'sales'),
  industry('Science and Research', 'science'),
  industry('Telecommunications', 'telecommunications'),
  industry('Transportation, Distribution, Logistics', 'logistics'),
  industry('Other', 'other'),
] as const satisfies readonly Industry[];

/** The drawing and translation key of an industry. */
export type IndustryIcon = (typeof industries)[number]['iconClass'];

/** The name of one of the 38 industries, as it travels in `customer_industries`. */
export const industryName = z.enum(industries.map((entry) => entry.industryName));
