import type { WebsiteConfig } from '@portal/shared-contracts/website';
import { LoadingSkeleton } from '@portal/shared-ui';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';

/** Measures of a page that has no frame; they leave with the drawing. */
const STYLE = `.drawn-visit{display:flex;flex-direction:column;gap:24px;max-width:1248px;margin-inline:auto;padding:16px 24px 48px}
.drawn-visit.drawn-reading{max-width:768px}
.drawn-brand{display:flex;align-items:center;min-height:40px;font-weight:600;overflow-wrap:anywhere}
.drawn-brand img{height:32px;max-width:200px;object-fit:contain}
@media(max-width:767.98px){.drawn-visit{padding-inline:16px}}`;

/** Props of {@link DrawnVisit}. */
export interface DrawnVisitProps {
  website: Pick<WebsiteConfig, 'logo' | 'companyName'>;
  i18n: i18n;
  title: string;
  /** One sentence below the title. */
  intro?: string | undefined;
  isReading?: boolean;
}

/** A page that stands alone before any of its code has run: the firm's mark, the title, and bones. */
export const DrawnVisit = ({ website, i18n, title, intro, isReading }: DrawnVisitProps) => (
  <I18nextProvider i18n={i18n}>
    <style>{STYLE}</style>
    <main id="main" className="bare-main">
      <div className={isReading ? 'drawn-visit drawn-reading' : 'drawn-visit'}>
        <header className="drawn-brand">
          {website.logo ? (
            <img className="brand-logo" src={website.logo} alt={website.companyName} height={32} />
          ) : (
            <span>{website.companyName}</span>
          )}
        </header>
        <header>
          <h1 className="pui-title">{title}</h1>
          {intro && <p className="pui-context">{intro}</p>}
        </header>
        <LoadingSkeleton shape="page" />
      </div>
    </main>
  </I18nextProvider>
);
