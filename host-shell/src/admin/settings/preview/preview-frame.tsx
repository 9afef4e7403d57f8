import { cssVariables, derivePalette } from '@portal/shared-ui/theme';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { MailFrame } from '../../mail-frame.tsx';
import { type PreviewPage, PreviewedPage } from './preview-pages.tsx';
import type { Preview } from './preview.queries.ts';

interface PreviewFrameProps {
  preview: Preview;
  page: PreviewPage;
  scheme: 'light' | 'dark';
  width: 'wide' | 'phone';
}

/** One page in one scheme and width, in the colours that it would really have. */
export const PreviewFrame = ({ preview, page, scheme, width }: PreviewFrameProps) => {
  const { t } = useTranslation('admin');
  const { primary, accent, surface: background, headings } = preview.website.brand;
  const { palette } = derivePalette({ primary, accent, background }, scheme);
  const style = { ...cssVariables(palette, { headings }), colorScheme: scheme };
  const label = t('preview.frame', {
    page: t(`preview.pages.${page}`),
    scheme: t(`settings.contrast.${scheme}`),
    width: t(`preview.widths.${width}`),
  });
  return (
    <figure className={`admin-preview admin-preview-${width}`} style={style as CSSProperties}>
      <figcaption>{label}</figcaption>
      {page === 'mail' ? (
        <MailFrame title={label} html={preview.mail.html} />
      ) : (
        // A picture of a page: nothing in it can be pressed.
        <div className="admin-preview-page" inert>
          <PreviewedPage page={page} website={preview.website} />
        </div>
      )}
    </figure>
  );
};
