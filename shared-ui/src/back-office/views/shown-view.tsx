import type { SavedView } from '@portal/shared-contracts/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/index.ts';
import { useCopy } from '../../copy/index.ts';
import { MenuButton, type MenuItem } from '../../menu/index.ts';
import { ErrorState } from '../../states/error-state.tsx';
import { LISTS } from '../list-texts.ts';
import { viewAddress } from './view-address.ts';
import { ViewForm } from './view-form.tsx';
import { useDeleteView } from './views.queries.ts';

interface ShownViewProps {
  view: SavedView;
  /** Whether the form that stood here was closed just now. */
  isBack: boolean;
  onClosed: () => void;
  /** Gets what brings it back. */
  onDeleted: (undo: string) => void;
}

/** The view that a page shows: whose it is, whether it still fits, and what can be done with it. */
export const ShownView = ({ view, isBack, onClosed, onDeleted }: ShownViewProps) => {
  const { t } = useTranslation(LISTS);
  const [isEdited, setEdited] = useState(false);
  const remove = useDeleteView();
  const toClipboard = useCopy();
  const copy = (): Promise<void> =>
    toClipboard(window.location.origin + viewAddress(view), t('views.copied'));
  // Not by the mutation's own callback: by then this view is gone from the page.
  const deleteIt = async (): Promise<void> => {
    const reply = await remove.mutateAsync(view).catch(() => undefined);
    if (reply?.undo) onDeleted(reply.undo);
  };
  const close = (): void => {
    setEdited(false);
    onClosed();
  };
  if (isEdited) return <ViewForm of={view} onDone={close} />;
  const copying: MenuItem = { key: 'copy', label: t('views.copy'), onClick: () => void copy() };
  const changing: MenuItem[] = [
    { key: 'change', label: t('views.change'), onClick: () => setEdited(true) },
    copying,
    {
      ...{ key: 'delete', label: t('views.delete'), danger: true },
      onClick: () => void deleteIt(),
    },
  ];
  return (
    <>
      {view.canChange ? (
        <MenuButton
          type="text"
          autoFocus={isBack}
          loading={remove.isPending}
          aria-label={t('views.acts', { name: view.name })}
          items={changing}
        >
          {/* An icon of its own would reach every page. */}⋯
        </MenuButton>
      ) : (
        <Button type="text" onClick={() => void copy()}>
          {t('views.copy')}
        </Button>
      )}
      {!view.isOwn && (
        <span className="pui-views-note">
          {view.owner ? t('views.of', { name: view.owner }) : t('views.ofFirm')}
        </span>
      )}
      {view.isOwn && view.isShared && <span className="pui-views-note">{t('views.shared')}</span>}
      {!view.fits && (
        <p className="pui-views-unfit" role="status">
          {t('views.unfit')}
        </p>
      )}
      {remove.error && <ErrorState error={remove.error} />}
    </>
  );
};
