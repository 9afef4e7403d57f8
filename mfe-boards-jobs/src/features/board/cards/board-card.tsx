import '../drag/process-shim.ts';
import type { Card } from '@portal/shared-contracts/boards';
import { DragIcon, EnvironmentIcon, LinkIcon, WalletIcon } from '@portal/shared-ui/icons';
import { memo, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MovableCardWrapper } from 'react-trello/dist/styles/Base';
import { useBoardCommands } from '../board-context.ts';
import './cards.css';
import { CardMenu } from './card-menu.tsx';
import { DeadlineChip } from './deadline-chip.tsx';
import { NO_DRAG } from '../drag/drag-engine.ts';
import { PriorityChip } from './priority-chip.tsx';

/** What the drag engine passes to a card, as far as we use it. */
export interface BoardCardProps {
  card: Card;
  laneId: string;
  isLifted: boolean;
}

/** A press that moved further than this was a drag, and opens nothing. */
const CLICK_TOLERANCE = 6;

const locationOf = (card: Card): string =>
  [card.content.city, card.content.state].filter(Boolean).join(', ') || card.content.address;

const CardFacts = ({ card }: { card: Card }) => {
  const { t } = useTranslation('boards');
  const { salary, postURL } = card.content;
  const location = locationOf(card);
  return (
    <div className="board-card-facts">
      {card.priority && <PriorityChip priority={card.priority} />}
      {card.deadline && <DeadlineChip deadline={card.deadline} />}
      {salary && (
        <span className="board-chip">
          <WalletIcon /> {salary}
        </span>
      )}
      {location && (
        <span className="board-chip">
          <EnvironmentIcon /> {location}
        </span>
      )}
      {postURL && (
        <a
          className={`board-chip board-card-link ${NO_DRAG}`}
          href={postURL}
          target="_blank"
          rel="noopener noreferrer"
        >
          <LinkIcon /> {t('card.post')}
        </a>
      )}
    </div>
  );
};

const PlainCard = ({ card, isLifted }: BoardCardProps) => {
  const { t } = useTranslation('boards');
  const commands = useBoardCommands();
  const pressed = useRef({ x: 0, y: 0 });
  const open = (event: MouseEvent): void => {
    const { x, y } = pressed.current;
    const isKey = event.detail === 0;
    if (isKey || Math.hypot(event.clientX - x, event.clientY - y) <= CLICK_TOLERANCE)
      commands.openCard(card.id);
  };
  return (
    <MovableCardWrapper
      as="div"
      className={`board-card${isLifted ? ' board-card-lifted' : ''}`}
      data-id={card.id}
      tabIndex={0}
      role="group"
      aria-roledescription={t('card.role')}
      aria-label={[card.title, card.description].filter(Boolean).join(', ')}
      aria-describedby={commands.helpId}
      onKeyDown={(event) => commands.pressKey(event, card)}
      onBlur={(event) => commands.leaveCard(card.id, event.relatedTarget)}
      onPointerDown={(event) => {
        pressed.current = { x: event.clientX, y: event.clientY };
      }}
    >
      <div className="board-card-head">
        <span className="board-card-handle" aria-hidden="true">
          <DragIcon />
        </span>
        <button type="button" className="board-card-title" tabIndex={-1} onClick={open}>
          {card.title}
        </button>
        <CardMenu card={card} />
      </div>
      {card.description && <p className="board-card-description">{card.description}</p>}
      <CardFacts card={card} />
    </MovableCardWrapper>
  );
};

// The engine makes new functions for each render of a list; a card depends on its own data alone.
const isSame = (a: BoardCardProps, b: BoardCardProps): boolean =>
  a.card === b.card && a.isLifted === b.isLifted && a.laneId === b.laneId;

/** A card of the board; keeps the engine's own wrapper, without which dragging breaks. */
export const BoardCard = memo(PlainCard, isSame);
