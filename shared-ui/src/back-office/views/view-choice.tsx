import { COUNTED_TO, type SavedView } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DownIcon } from '../../icons.ts';
import { numberFormat } from '../../intl/formats.ts';
import { MenuButton } from '../../menu/index.ts';
import { LISTS } from '../list-texts.ts';
import { viewAddress } from './view-address.ts';

/** How many rows a view shows, in figures; a dash where its filters are not there any more. */
export const ViewCount = ({ view }: { view: Pick<SavedView, 'count'> }) => {
  const { language } = usePortal();
  if (view.count === null) return <>–</>;
  return <>{numberFormat(language).format(view.count) + (view.count >= COUNTED_TO ? '+' : '')}</>;
};

interface ViewChoiceProps {
  views: readonly SavedView[];
  /** The one that the page shows. */
  shown: SavedView | undefined;
}

/** The views of a list, each with its count; its head names the one that is shown. */
export const ViewChoice = ({ views, shown }: ViewChoiceProps) => {
  const { t } = useTranslation(LISTS);
  const navigate = useNavigate();
  return (
    <MenuButton
      icon={<DownIcon />}
      iconPlacement="end"
      className="pui-views-choice"
      aria-label={shown ? t('views.shown', { name: shown.name }) : t('views.title')}
      items={views.map((view) => ({
        key: view._id,
        label: (
          <span className="pui-views-line">
            <span>
              {view.name}
              {!view.isOwn && (
                <span className="pui-views-owner">{view.owner ?? t('views.ofFirm')}</span>
              )}
            </span>
            <span className="pui-views-count">
              <ViewCount view={view} />
            </span>
          </span>
        ),
        onClick: () => void navigate(viewAddress(view)),
      }))}
    >
      {shown?.name ?? t('views.title')}
    </MenuButton>
  );
};
