import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import './archived-switch.css';

const ARCHIVED = 'archived';

/** Whether the address asks for archived orders. */
export const useArchived = (): [boolean, (isArchived: boolean) => void] => {
  const [params, setParams] = useSearchParams();
  const set = (isArchived: boolean): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        if (isArchived) next.set(ARCHIVED, 'true');
        else next.delete(ARCHIVED);
        return next;
      },
      { replace: true },
    );
  return [params.get(ARCHIVED) === 'true', set];
};

/** The Show Archived toggle of the list (OR-10). */
export const ArchivedSwitch = () => {
  const { t } = useTranslation('orders');
  const [isArchived, setArchived] = useArchived();
  return (
    <label className="orders-switch">
      <input
        type="checkbox"
        role="switch"
        checked={isArchived}
        onChange={({ target }) => setArchived(target.checked)}
      />
      {t('showArchived')}
    </label>
  );
};
