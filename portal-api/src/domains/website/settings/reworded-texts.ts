import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteSettings } from '@portal/shared-contracts/website';
import placeholders from '../../../kernel/words/placeholders.json' with { type: 'json' };

const needed: Readonly<Record<string, readonly string[]>> = placeholders;

/** The placeholder that a firm's own wording has lost, or nothing; texts that this server does not know may say anything. */
const lostPlaceholder = (name: string, text: string): string | undefined => {
  const key = name.includes(':') ? name : `shell:${name}`;
  return needed[key]?.find((placeholder) => !new RegExp(`\\{\\{\\s*${placeholder}\\b`).test(text));
};

/** The first of the new wordings of a language that has lost a placeholder, and which. */
export const findLost = (
  former: Readonly<Record<string, string>> | undefined,
  next: Readonly<Record<string, string>>,
): { name: string; placeholder: string } | undefined => {
  for (const [name, text] of Object.entries(next)) {
    const lost = former?.[name] === text ? undefined : lostPlaceholder(name, text);
    if (lost) return { name, placeholder: `{{${lost}}}` };
  }
  return undefined;
};

/** Refuses own wording that would leave out a name, a number or a date (BO-20). */
export const refuseLostPlaceholders = (former: SiteSettings, next: SiteSettings): void => {
  for (const [language, texts] of Object.entries(next.textOverrides)) {
    const lost = findLost(former.textOverrides[language], texts);
    if (!lost) continue;
    const { name, placeholder } = lost;
    throw new Refusal('placeholder-missing', { placeholder }, `textOverrides.${language}.${name}`);
  }
};
