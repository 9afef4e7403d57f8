import { SANS, SERIF } from './fonts.ts';
import type { Meaning, Palette } from './palette.ts';

/** The type that a brand chooses beside its colours. */
export interface BrandType {
  headings: 'serif' | 'sans';
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The palette as CSS custom properties (`--pui-primary-text`), for the style sheets of shared-ui. */
export const cssVariables = (palette: Palette, type: BrandType): Record<string, string> => {
  const { meanings, scheme, ...colors } = palette;
  const variables: Record<string, string> = {
    '--pui-scheme': scheme,
    '--pui-font': SANS,
    '--pui-font-heading': type.headings === 'serif' ? SERIF : SANS,
  };
  for (const [name, value] of Object.entries(colors)) variables[`--pui-${kebab(name)}`] = value;
  for (const meaning of Object.keys(meanings) as Meaning[]) {
    for (const [part, value] of Object.entries(meanings[meaning])) {
      variables[`--pui-${meaning}-${kebab(part)}`] = value;
    }
  }
  return variables;
};

/** Puts the variables on the document before the first paint, so that no other brand ever shows. */
export const applyCssVariables = (
  root: HTMLElement,
  variables: Readonly<Record<string, string>>,
): void => {
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
  root.style.setProperty('color-scheme', variables['--pui-scheme'] ?? 'light');
};
