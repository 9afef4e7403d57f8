import type { ListedPackage } from '@portal/shared-contracts/admin';
import { StatusChip } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';

const kinds = { draft: 'in-progress', published: 'done', archived: 'waiting' } as const;

/** Whether a package is sold, and whether something of it waits to be published. */
export const PackageState = ({
  item: { state, hasDraft, isPurchasable },
}: {
  item: Pick<ListedPackage, 'state' | 'hasDraft' | 'isPurchasable'>;
}) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <span className="cat-state">
      <StatusChip kind={kinds[state]} label={t(`states.${state}`)} plain={state === 'archived'} />
      {state === 'published' && hasDraft && <span>{t('states.edited')}</span>}
      {state === 'published' && !isPurchasable && <span>{t('states.hidden')}</span>}
    </span>
  );
};
