import { Section } from '@portal/shared-ui';
import { contrast, derivePalette } from '@portal/shared-ui/theme';
import { useTranslation } from 'react-i18next';
import type { TypedValues } from './setting-values.ts';

const schemes = ['light', 'dark'] as const;

const ratio = (color: string, ground: string): string => `${contrast(color, ground).toFixed(1)}:1`;

// The palette calls the colour of the page its background.
const fieldOf = (token: string): string => (token === 'background' ? 'surface' : token);

const Swatch = ({ color }: { color: string }) => (
  <span className="admin-swatch" style={{ background: color }} aria-hidden="true" />
);

/** Which of a firm's colours are moved so that everything stays readable, per scheme (BO-18). */
export const ContrastReport = ({ values }: { values: TypedValues }) => {
  const { t } = useTranslation('admin');
  const brand = {
    primary: String(values['brand.primary']),
    accent: String(values['brand.accent']),
    background: String(values['brand.surface']),
  };
  return (
    <Section title={t('settings.contrast.title')}>
      <p className="pui-help">{t('settings.contrast.about')}</p>
      {schemes.map((scheme) => {
        const { palette, changes } = derivePalette(brand, scheme);
        return (
          <div key={scheme}>
            <h3>{t(`settings.contrast.${scheme}`)}</h3>
            {changes.length === 0 && <p>{t('settings.contrast.none')}</p>}
            <ul className="admin-contrast">
              {changes.map(({ token, wanted, used }) => (
                <li key={token}>
                  <strong>{t(`settings.fields.brand.${fieldOf(token)}`)}</strong>
                  <span>
                    <Swatch color={wanted} /> {wanted} ({ratio(wanted, palette.page)})
                  </span>
                  <span>
                    <Swatch color={used} /> {used} ({ratio(used, palette.page)})
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Section>
  );
};
