import type { BoardColumn } from '@portal/shared-contracts/boards';
import { AddIcon, DeleteIcon, EditIcon, MoreIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { MenuButton } from '@portal/shared-ui/menu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoardCommands } from '../board-context.ts';
import './columns.css';
import { Extras, type ColumnExtras } from './column-extras.ts';
import { menuContainer } from '../menu-container.ts';

/** A column; its name and number of cards are its label. */
export const ColumnSection = ({
  column,
  shown,
  before,
  after,
  children,
}: ColumnExtras & { children: ReactNode }) => {
  const { t } = useTranslation('boards');
  return (
    <section
      className="board-column"
      data-column={column.id}
      aria-label={t('column.label', { title: column.title, count: column.cards.length })}
    >
      <Extras value={{ column, shown, before, after }}>{children}</Extras>
    </section>
  );
};

const countText = (shown: number, total: number): string =>
  shown === total ? String(total) : `${shown}/${total}`;

const ColumnMenu = ({ column }: { column: BoardColumn }) => {
  const { t } = useTranslation('boards');
  const commands = useBoardCommands();
  const items = [
    {
      key: 'edit',
      label: t('column.edit'),
      icon: <EditIcon />,
      onClick: () => commands.renameColumn(column.id),
    },
    {
      key: 'delete',
      label: t('column.delete'),
      icon: <DeleteIcon />,
      danger: true,
      onClick: () => commands.removeColumn(column.id),
    },
  ];
  return (
    <MenuButton
      items={items}
      container={menuContainer}
      type="text"
      size="small"
      icon={<MoreIcon />}
      aria-label={t('column.menu', { title: column.title })}
    />
  );
};

/** Title, number of cards, new card, menu. */
export const ColumnHeader = ({ column, shown }: ColumnExtras) => {
  const { t } = useTranslation('boards');
  const commands = useBoardCommands();
  return (
    <header className="board-column-head">
      <h2 className="board-column-title">{column.title}</h2>
      <span className="board-count" aria-hidden="true">
        {countText(shown, column.cards.length)}
      </span>
      <Button
        type="text"
        size="small"
        icon={<AddIcon />}
        aria-label={t('card.addTo', { column: column.title })}
        onClick={() => commands.addCard(column.id)}
      />
      <ColumnMenu column={column} />
    </header>
  );
};
