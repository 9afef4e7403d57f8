import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/index.ts';
import { ErrorState } from '../../states/error-state.tsx';
import { LISTS } from '../list-texts.ts';
import { useUndo } from '../undo/undo-offer.tsx';
import { useShortOffer } from '../undo/use-short-offer.ts';

/** For ten seconds the way back to a view that was deleted (BO-111). */
export const DeletedView = ({ undo, onDone }: { undo: string; onDone: () => void }) => {
  const { t } = useTranslation(LISTS);
  const { mutate, isPending, error } = useUndo();
  const listeners = useShortOffer(isPending || error !== null, onDone);
  return (
    <div className="pui-views-note" {...listeners}>
      <span role="status">{t('views.deleted')}</span>{' '}
      <Button size="small" loading={isPending} onClick={() => mutate(undo, { onSuccess: onDone })}>
        {t('undo.undo')}
      </Button>
      {error && <ErrorState error={error} />}
    </div>
  );
};
