import { limits } from '@portal/shared-contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/index.ts';
import { ErrorState } from '../../states/error-state.tsx';
import { LISTS } from '../list-texts.ts';
import { useUndo } from '../undo/undo-offer.tsx';

/** For ten seconds the way back to a view that was deleted (BO-111). */
export const DeletedView = ({ undo, onDone }: { undo: string; onDone: () => void }) => {
  const { t } = useTranslation(LISTS);
  const { mutate, isPending, error } = useUndo();
  const [isHeld, setHeld] = useState(false);
  const stays = isPending || isHeld || error !== null;
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(onDone, limits.undo);
    return () => clearTimeout(timer);
  }, [stays, onDone]);
  return (
    <div
      className="pui-views-note"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      <span role="status">{t('views.deleted')}</span>{' '}
      <Button size="small" loading={isPending} onClick={() => mutate(undo, { onSuccess: onDone })}>
        {t('undo.undo')}
      </Button>
      {error && <ErrorState error={error} />}
    </div>
  );
};
