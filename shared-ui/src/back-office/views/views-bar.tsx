import type { SavedView, ViewListName } from '@portal/shared-contracts/admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FocusEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../controls/index.ts';
import { LISTS, useListTexts } from '../list-texts.ts';
import { ReplaceView } from './replace-view.tsx';
import { ShownView } from './shown-view.tsx';
import { filterIn, isShownBy } from './view-address.ts';
import { ViewForm } from './view-form.tsx';
import { ViewChoice } from './view-choice.tsx';
import { DeletedView } from './deleted-view.tsx';
import { viewsQuery } from './views.queries.ts';
import '../back-office.css';
import './views-bar.css';

/** The views of a list beside its filters: to choose, to save, to change (BO-110). Nothing where neither is there. */
export const ViewsBar = ({ list }: { list: ViewListName }) => {
  const isReady = useListTexts();
  const query = useInfiniteQuery(viewsQuery());
  const [params] = useSearchParams();
  const [deleted, setDeleted] = useState<string>();
  const forget = useCallback(() => setDeleted(undefined), []);
  const { isBack, onClosed, listeners } = useFocusBack();
  const views = (query.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter((view) => view.list === list);
  const isFiltered = Object.keys(filterIn(params)).length > 0;
  if (!isReady || (views.length === 0 && !isFiltered && !deleted)) return null;
  const shown = views.filter((view) => isShownBy(view, params));
  // Of two that show the same the own one counts.
  const view = shown.find(({ isOwn }) => isOwn) ?? shown[0];
  return (
    <div className="pui-views" {...listeners}>
      {views.length > 0 && <ViewChoice views={views} shown={view} />}
      {view && <ShownView key={view._id} {...{ view, isBack, onClosed }} onDeleted={setDeleted} />}
      {!view && isFiltered && query.data && (
        <SaveView {...{ list, views, params, isBack, onClosed }} />
      )}
      {deleted && <DeletedView key={deleted} undo={deleted} onDone={forget} />}
    </div>
  );
};

/** A form takes the focus along when it goes: what stands there next has it, until somebody does something else. */
const useFocusBack = () => {
  const [isBack, setBack] = useState(false);
  const forget = (): void => setBack(false);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) forget();
  };
  return {
    isBack,
    onClosed: () => setBack(true),
    listeners: { onPointerDownCapture: forget, onKeyDownCapture: forget, onBlur },
  };
};

interface SaveViewProps {
  list: ViewListName;
  views: readonly SavedView[];
  params: URLSearchParams;
  isBack: boolean;
  onClosed: () => void;
}

const SaveView = ({ list, views, params, isBack, onClosed }: SaveViewProps) => {
  const { t } = useTranslation(LISTS);
  const [isOpen, setOpen] = useState(false);
  const filter = filterIn(params);
  const close = (): void => {
    setOpen(false);
    onClosed();
  };
  if (isOpen) return <ViewForm of={{ list, filter }} onDone={close} />;
  const changeable = views.filter(({ canChange }) => canChange);
  return (
    <>
      <Button autoFocus={isBack} onClick={() => setOpen(true)}>
        {t('views.save')}
      </Button>
      {changeable.length > 0 && <ReplaceView views={changeable} filter={filter} />}
    </>
  );
};
