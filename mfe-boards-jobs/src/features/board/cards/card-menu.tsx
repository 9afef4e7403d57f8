import type { Card } from '@portal/shared-contracts/boards';
import { DeleteIcon, EditIcon, MoreIcon, SortIcon } from '@portal/shared-ui/icons';
import { MenuButton } from '@portal/shared-ui/menu';
import { useTranslation } from 'react-i18next';
import { useBoardCommands } from '../board-context.ts';
import { NO_DRAG } from '../drag/drag-engine.ts';
import { menuContainer } from '../menu-container.ts';

/** The menu of a card: everything that dragging and keys do, for one button. */
export const CardMenu = ({ card }: { card: Card }) => {
  const { t } = useTranslation('boards');
  const commands = useBoardCommands();
  const items = [
    {
      key: 'open',
      label: t('card.open'),
      icon: <EditIcon />,
      onClick: () => commands.openCard(card.id),
    },
    {
      key: 'move',
      label: t('card.moveTo'),
      icon: <SortIcon />,
      onClick: () => commands.openMoveDialog(card.id),
    },
    {
      key: 'delete',
      label: t('card.delete'),
      icon: <DeleteIcon />,
      danger: true,
      onClick: () => commands.removeCard(card.id),
    },
  ];
  return (
    <MenuButton
      items={items}
      container={menuContainer}
      className={NO_DRAG}
      type="text"
      size="small"
      icon={<MoreIcon />}
      aria-label={t('card.menu', { title: card.title })}
      onKeyDown={(event) => event.stopPropagation()}
    />
  );
};
