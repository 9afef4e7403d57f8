import { adminRoutes, type BulkOutcome } from '@portal/shared-contracts/admin';
import { ErrorState } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUndoMany } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';

interface OutcomeProps {
  outcome: BulkOutcome;
  onUndone: (outcome: BulkOutcome) => void;
}

/** What became of an act: how many were changed, which ones not and why, and the way back. */
export const Outcome = ({ outcome, onUndone }: OutcomeProps) => {
  const { t } = useTranslation(ADMIN);
  const { mutate, isPending, error } = useUndoMany();
  const { done, refused, batch } = outcome;
  return (
    <div role="status" className="orders-admin-outcome">
      <span className="orders-admin-buttons">
        <strong>{t('bulk.done', { count: done })}</strong>
        {batch && (
          <Button
            size="small"
            loading={isPending}
            onClick={() => mutate({ batch }, { onSuccess: onUndone })}
          >
            {t('bulk.undo')}
          </Button>
        )}
      </span>
      {error && <ErrorState error={error} />}
      {refused.length > 0 && (
        <>
          <p>{t('bulk.refused', { count: refused.length })}</p>
          <ul>
            {refused.map(({ _id, number, reason }) => (
              <li key={_id}>
                <Link to={adminRoutes.order({ id: _id })}>#{number}</Link> {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
