import type { ViewListName } from '@portal/shared-contracts/admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../controls/index.ts';
import { LISTS, useListTexts } from '../list-texts.ts';
import { ShownView } from './shown-view.tsx';
import { filterIn, isShownBy } from './view-address.ts';
import { ViewForm } from './view-form.tsx';
import { ViewChoice } from './view-choice.tsx';
import { DeletedView } from './deleted-view.tsx';
import { viewsQuery } from './views.queries.ts';
import '../back-office.css';

/** The views of a list beside its filters: to choose, to save, to change (BO-110). Nothing where neither is there. */
export const ViewsBar = ({ list }: { list: ViewListName }) => {
  const isReady = useListTexts();
  const query = useInfiniteQuery(viewsQuery());
  const [params] = useSearchParams();
  const [deleted, setDeleted] = useState<string>();
  const forget = useCallback(() => setDeleted(undefined), []);
  const views = (query.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter((view) => view.list === list);
  const isFiltered = Object.keys(filterIn(params)).length > 0;
  if (!isReady || (views.length === 0 && !isFiltered && !deleted)) return null;
  const shown = views.filter((view) => isShownBy(view, params));
  // Of two that show the same the own one counts.
  const view = shown.find(({ isOwn }) => isOwn) ?? shown[0];
  return (
    <div className="pui-views">
      {views.length > 0 && <ViewChoice views={views} shown={view} />}
      {view && <ShownView key={view._id} view={view} onDeleted={setDeleted} />}
      {!view && isFiltered && query.data && <SaveView list={list} params={params} />}
      {deleted && <DeletedView key={deleted} undo={deleted} onDone={forget} />}
    </div>
  );
};

const SaveView = ({ list, params }: { list: ViewListName; params: URLSearchParams }) => {
  const { t } = useTranslation(LISTS);
  const [isOpen, setOpen] = useState(false);
  const filter = filterIn(params);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('views.save')}</Button>;
  return <ViewForm of={{ list, filter }} onDone={() => setOpen(false)} />;
};
