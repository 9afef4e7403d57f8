import type { SavedView, ViewFilter } from '@portal/shared-contracts/admin';
import { useTranslation } from 'react-i18next';
import { DownIcon } from '../../icons.ts';
import { MenuButton } from '../../menu/index.ts';
import { ErrorState } from '../../states/error-state.tsx';
import { LISTS } from '../list-texts.ts';
import { useChangeView } from './views.queries.ts';

interface ReplaceViewProps {
  /** Those that the reader may change. */
  views: readonly SavedView[];
  filter: ViewFilter;
}

/** Puts what the list is narrowed to now into a view that is there already. */
export const ReplaceView = ({ views, filter }: ReplaceViewProps) => {
  const { t } = useTranslation(LISTS);
  const { mutate, error } = useChangeView();
  return (
    <>
      <MenuButton
        icon={<DownIcon />}
        iconPlacement="end"
        items={views.map(({ _id: id, name, version: baseVersion }) => ({
          key: id,
          label: name,
          onClick: () => mutate({ id, baseVersion, filter }),
        }))}
      >
        {t('views.replace')}
      </MenuButton>
      {error && <ErrorState error={error} />}
    </>
  );
};
