import { isPortrait } from '../portrait.ts';
import { walkXml } from './walk-xml.ts';

const UNITS_A_POINT = 12_700;

/** Whether a part shows a picture that looks like the photo of a person. */
export const showsPortrait = (xml: string): boolean => {
  if (!xml.includes(':blip')) return false;
  let fits = false;
  let found = false;
  walkXml(xml, {
    open: (name, { cx, cy }) => {
      if (name === 'extent')
        fits = isPortrait(Number(cx) / UNITS_A_POINT, Number(cy) / UNITS_A_POINT);
      if (name === 'blip') found ||= fits;
    },
    text: () => undefined,
    close: () => undefined,
  });
  return found;
};
