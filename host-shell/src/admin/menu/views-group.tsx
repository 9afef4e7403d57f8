import { type SavedView, type ViewListName, viewLists } from '@portal/shared-contracts/admin';
import { Button } from '@portal/shared-ui/controls';
import { isShownBy, ViewCount, viewAddress, viewsQuery } from '@portal/shared-ui/back-office';
import { DownIcon, RightIcon } from '@portal/shared-ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useFreshCounts } from './use-fresh-counts.ts';
import { useRemembered } from './views-state.ts';
import './views-group.css';

/** More would push the rest of the menu out of sight. */
const SHOWN_AT_FIRST = 6;

/** Props of {@link ViewsGroup}. */
export interface ViewsGroupProps {
  /** What the menu calls a list, by the address of its page; nothing for a page that is not in it. */
  nameOf: (page: string) => string | undefined;
  onChosen: (() => void) | undefined;
}

/** The saved views at the foot of the menu, counted, in sight wherever it is scrolled to; nothing for whoever has none (BO-110). */
export const ViewsGroup = ({ nameOf, onChosen }: ViewsGroupProps) => {
  const { t } = useTranslation('admin');
  const id = useId();
  const { isOpen, setOpen, lines, setLines } = useRemembered();
  const [isWhole, setWhole] = useState(false);
  const query = useInfiniteQuery({ ...viewsQuery(), enabled: isOpen || !lines });
  useFreshCounts(query, isOpen);
  const known: SavedView[] | undefined = query.data?.pages.flatMap(({ items }) => items);
  const views = known?.filter(({ list }) => nameOf(viewLists[list].page) !== undefined) ?? [];
  const shown = isWhole ? views : views.slice(0, SHOWN_AT_FIRST);
  const atFirst = Math.min(views.length, SHOWN_AT_FIRST);
  if (known && lines !== atFirst) setLines(atFirst);
  const isEmpty = known ? views.length === 0 : !lines && !query.isError;
  if (isEmpty) return null;
  const Mark = isOpen ? DownIcon : RightIcon;
  const nameOfList = (list: ViewListName): string => nameOf(viewLists[list].page) ?? '';
  return (
    <nav className="menu menu-views" aria-label={t('views.title')}>
      <button
        type="button"
        className="menu-views-head"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Mark /> {t('views.title')}
      </button>
      <div id={id} hidden={!isOpen}>
        {/* As high as it will be, so that nothing moves when it comes. */}
        {!known && !query.isError && <Waiting lines={lines ?? 0} />}
        {query.isError && !known && <Failed onAgain={() => void query.refetch()} />}
        <ul>
          {shown.map((view) => (
            <ViewLine key={view._id} view={view} list={nameOfList(view.list)} onChosen={onChosen} />
          ))}
        </ul>
        {views.length > shown.length && (
          <Button type="text" size="small" onClick={() => setWhole(true)}>
            {t('views.all', { total: views.length })}
          </Button>
        )}
        {isWhole && query.hasNextPage && (
          <Button
            type="text"
            size="small"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('views.more')}
          </Button>
        )}
      </div>
    </nav>
  );
};

const Waiting = ({ lines }: { lines: number }) => (
  <div className="menu-views-waiting" style={{ '--lines': lines } as object} />
);

const Failed = ({ onAgain }: { onAgain: () => void }) => {
  const { t } = useTranslation('admin');
  return (
    <p className="menu-views-failed">
      {t('views.failed')}{' '}
      <Button size="small" onClick={onAgain}>
        {t('views.again')}
      </Button>
    </p>
  );
};

interface ViewLineProps {
  view: SavedView;
  list: string;
  onChosen: (() => void) | undefined;
}

const ViewLine = ({ view, list, onChosen }: ViewLineProps) => {
  const { t } = useTranslation('admin');
  const { pathname, search } = useLocation();
  const { name, count, owner, isOwn } = view;
  const isShown =
    pathname === viewLists[view.list].page && isShownBy(view, new URLSearchParams(search));
  const of = owner === null ? t('views.ofFirm') : owner;
  return (
    <li>
      <Link
        className="menu-link menu-view"
        to={viewAddress(view)}
        aria-current={isShown ? 'true' : undefined}
        onClick={onChosen}
      >
        <span className="menu-view-words">
          <span className="menu-view-name" title={name}>
            {name}
          </span>
          <span className="menu-view-list">{isOwn ? list : `${list} · ${of}`}</span>
        </span>
        <span className="menu-view-count">
          <span aria-hidden="true">
            <ViewCount view={view} />
          </span>
          <span className="pui-visually-hidden">
            {count === null ? t('views.unfit') : t('views.count', { count })}
          </span>
        </span>
      </Link>
    </li>
  );
};
