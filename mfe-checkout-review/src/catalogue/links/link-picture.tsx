import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { renderSVG } from 'uqr';
import { ADMIN_TEXTS } from '../texts.ts';

const BORDER = 2;
const SAVED_SIZE = 8;

const save = (svg: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** A link as a picture that cameras read: dark on white in every scheme. */
export const LinkPicture = ({ address, slug }: { address: string; slug: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const svg = renderSVG(address, { border: BORDER, pixelSize: SAVED_SIZE });
  return (
    <>
      <img
        className="cat-picture"
        alt={t('links.picture', { address })}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      />
      <div>
        <Button onClick={() => save(svg, `${slug}.svg`)}>{t('links.savePicture')}</Button>
      </div>
    </>
  );
};
