import type { Card } from '@portal/shared-contracts/boards';
import { DeleteIcon, EditIcon, MoreIcon, SortIcon } from '@portal/shared-ui/icons';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useTranslation } from 'react-i18next';
import { useBoardHands } from './board-context.ts';
import { NO_DRAG } from './drag-engine.ts';
import { menuPlace } from './menu-place.ts';

/** The menu of a card: everything that dragging and keys do, with one button. */
export const CardMenu = ({ card }: { card: Card }) => {
  const { t } = useTranslation('boards');
  const hands = useBoardHands();
  const items = [
    {
      key: 'open',
      label: t('card.open'),
      icon: <EditIcon />,
      onClick: () => hands.openCard(card.id),
    },
    {
      key: 'move',
      label: t('card.moveTo'),
      icon: <SortIcon />,
      onClick: () => hands.chooseTarget(card.id),
    },
    {
      key: 'delete',
      label: t('card.delete'),
      icon: <DeleteIcon />,
      danger: true,
      onClick: () => hands.removeCard(card.id),
    },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} getPopupContainer={menuPlace} destroyOnHidden>
      <Button
        className={NO_DRAG}
        type="text"
        size="small"
        icon={<MoreIcon />}
        aria-label={t('card.menu', { title: card.title })}
        aria-haspopup="menu"
        onKeyDown={(event) => event.stopPropagation()}
      />
    </Dropdown>
  );
};
