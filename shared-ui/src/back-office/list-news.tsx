import type { AdminList } from '@portal/shared-contracts/admin';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/index.ts';
import type { TableColumn } from '../table/index.ts';
import { LISTS, useListTexts } from './list-texts.ts';
import type { ListNews } from './use-list-news.ts';

/** Says that there are new rows, aloud too, and offers them. */
export const ListNewsBar = ({
  list,
  fresh,
  show,
}: ListNews & { list: AdminList; show: () => void }) => {
  const { t } = useTranslation(LISTS);
  const isReady = useListTexts();
  const isShown = isReady && fresh > 0;
  return (
    <div className={isShown ? 'pui-list-news' : 'pui-list-no-news'}>
      <span role="status">{isShown && t(`new.${list}`, { count: fresh })}</span>
      {isShown && (
        <Button size="small" onClick={show}>
          {t('show')}
        </Button>
      )}
    </div>
  );
};

const Mark = () => {
  const { t } = useTranslation(LISTS);
  return <span className="pui-list-changed">{t('changed')}</span>;
};

/** The columns of a list, the first one naming the rows that changed. */
export const useMarkedColumns = <T extends object>(
  { columns, rowKey }: { columns: readonly TableColumn<T>[]; rowKey: (row: T) => string },
  changed: ReadonlySet<string>,
): readonly TableColumn<T>[] =>
  useMemo(() => {
    const named = columns.find(({ onCard }) => onCard === 'title') ?? columns[0];
    if (changed.size === 0 || !named) return columns;
    const marked: TableColumn<T> = {
      ...named,
      render: (row, index) => (
        <>
          {named.render(row, index)} {changed.has(rowKey(row)) && <Mark />}
        </>
      ),
    };
    return columns.map((column) => (column === named ? marked : column));
  }, [columns, rowKey, changed]);
