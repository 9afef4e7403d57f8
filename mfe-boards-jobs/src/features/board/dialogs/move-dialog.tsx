import type { BoardColumn, Card, CardPosition } from '@portal/shared-contracts/boards';
import { FieldFrame, FieldGroup } from '@portal/shared-ui';
import InputNumber from 'antd/es/input-number';
import Modal from 'antd/es/modal';
import Radio from 'antd/es/radio';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../form/form.css';

interface MoveDialogProps {
  card: Card;
  from: CardPosition;
  columns: readonly BoardColumn[];
  onMove: (to: CardPosition) => void;
  onClose: () => void;
}

const positionsIn = (column: BoardColumn | undefined, cardId: string): number =>
  (column?.cards.filter(({ id }) => id !== cardId).length ?? 0) + 1;

/** "Move to…": list and position as plain fields, for everybody who does not drag. */
export const MoveDialog = ({ card, from, columns, onMove, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('boards');
  const [columnId, setColumnId] = useState(from.column);
  const [position, setPosition] = useState(from.index + 1);
  const count = positionsIn(
    columns.find(({ id }) => id === columnId),
    card.id,
  );
  const choose = (id: string): void => {
    setColumnId(id);
    setPosition(id === from.column ? from.index + 1 : 1);
  };
  const move = (): void => {
    onMove({ column: columnId, index: Math.min(Math.max(position, 1), count) - 1 });
    onClose();
  };
  return (
    <Modal
      open
      title={t('move.title', { title: card.title })}
      okText={t('move.button')}
      cancelText={t('dialog.cancel')}
      onOk={move}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className="board-form">
        <FieldGroup legend={t('move.list')} name="move-list">
          <Radio.Group
            className="board-move-lists"
            value={columnId}
            onChange={(event) => choose(String(event.target.value))}
            options={columns.map(({ id, title, cards }) => ({
              value: id,
              label: t('move.option', { title, count: cards.length }),
            }))}
          />
        </FieldGroup>
        <FieldFrame name="move-position" label={t('move.place', { count })} isRequired>
          {(control) => (
            <InputNumber
              {...control}
              min={1}
              max={count}
              value={position}
              onChange={(value) => setPosition(value ?? 1)}
              onPressEnter={move}
            />
          )}
        </FieldFrame>
      </div>
    </Modal>
  );
};
