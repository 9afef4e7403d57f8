import { Button } from '@portal/shared-ui/controls';
import { CloseIcon } from '@portal/shared-ui/icons';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of {@link TipSheet}. */
export interface TipSheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at the lower edge that leaves the page to its reader: first the documents, then the tip (UX-04). */
export const TipSheet = ({ title, onClose, children }: TipSheetProps) => {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <div
      className="orders-tip-sheet"
      role="dialog"
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="orders-tip-sheet-head">
        <h2 id={id} className="pui-section-title">
          {title}
        </h2>
        <Button type="text" icon={<CloseIcon />} aria-label={t('close')} onClick={onClose} />
      </div>
      {children}
    </div>
  );
};
