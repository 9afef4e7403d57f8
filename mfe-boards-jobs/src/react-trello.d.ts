declare module 'react-trello' {
  import type { ComponentType, ReactNode, Ref } from 'react';

  /** A list as the drag engine sees it; further fields reach our own parts as props. */
  export interface TrelloLane {
    id: string;
    cards: readonly { id: string; laneId: string }[];
  }

  export interface TrelloEventBus {
    publish: (event: { type: 'UPDATE_LANES'; lanes: readonly TrelloLane[] }) => void;
  }

  export interface TrelloBoardProps {
    id: string;
    data: { lanes: readonly TrelloLane[] };
    draggable: boolean;
    laneDraggable: boolean;
    cardDraggable: boolean;
    hideCardDeleteIcon: boolean;
    eventBusHandle: (bus: TrelloEventBus) => void;
    handleDragStart: (cardId: string, laneId: string) => void;
    /** False leaves the engine's own state as it was. */
    handleDragEnd: (cardId: string, fromLane: string, toLane: string, position: number) => boolean;
    components: Readonly<Record<string, ComponentType<never>>>;
  }

  export interface ScrollableLaneProps {
    ref?: Ref<HTMLDivElement>;
    children: ReactNode;
  }

  const Board: ComponentType<TrelloBoardProps>;
  export default Board;

  /** The element of smooth-dnd; its default properties are the options of every list. */
  export const Container: { defaultProps: Record<string, unknown> };
}

declare module 'react-trello/dist/styles/Base' {
  import type { ComponentType, HTMLAttributes, Ref } from 'react';
  export const MovableCardWrapper: ComponentType<
    HTMLAttributes<HTMLElement> & { as?: 'div'; ref?: Ref<HTMLElement>; 'data-id'?: string }
  >;
}

declare module '*.css';
