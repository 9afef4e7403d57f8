import type { SiteDatabase } from '../../kernel/database.ts';
import { lockBoard, requireTracker, type BoardActor } from './boards/boards.service.ts';
import { cardsRepository } from './rows/cards.repository.ts';
import { createCard, writeCard } from './cards/cards.service.ts';
import type { CardRow } from './rows/boards.rows.ts';
import { columnsRepository } from './rows/columns.repository.ts';
import { fillEmptyBoard } from './columns/columns.service.ts';
import { placeOnTop } from './rows/card-positions.ts';

/** What makes two cards the same job: the same link, or the same company and title. */
export interface TrackedJob {
  title: string;
  company: string;
  url: string;
}

/** A job on its way to the tracker. */
export interface NewTrackedJob extends TrackedJob {
  cardId: string;
  salary: string;
  address: string;
  city: string;
  state: string;
  descriptionContent: string;
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const isSameJob = (card: CardRow, job: TrackedJob): boolean =>
  (job.url !== '' && card.post_url === job.url) ||
  (same(card.title, job.title) && same(card.description, job.company));

const trackedCards = async (db: SiteDatabase, boardId: string): Promise<CardRow[]> => {
  const live = new Set((await columnsRepository.list(db, boardId)).map(({ id }) => id));
  const cards = await cardsRepository.list(db, boardId);
  return cards.filter((card) => card.column_id !== null && live.has(card.column_id));
};

/** Says for each job whether a card of the tracker names it. */
export const areTracked = async (
  db: SiteDatabase,
  actor: BoardActor,
  jobs: readonly TrackedJob[],
): Promise<boolean[]> => {
  const tracker = await requireTracker(db, actor);
  const cards = await trackedCards(db, tracker.id);
  return jobs.map((job) => cards.some((card) => isSameJob(card, job)));
};

/** Outcome of saving a job: the new card, or the one that is there already. */
export interface TrackedOutcome {
  boardId: string;
  cardId: string | null;
  alreadyThere: { cardId: string; title: string; column: string } | null;
}

/** Puts a job on top of the tracker's first column in one transaction; a repeat saves nothing twice. */
export const trackJob = async (
  db: SiteDatabase,
  actor: BoardActor,
  job: NewTrackedJob,
  options: { columnTitles: readonly string[]; evenIfThere: boolean },
): Promise<TrackedOutcome> => {
  const { id: boardId } = await requireTracker(db, actor);
  return db.transaction(async (tx) => {
    await lockBoard(tx, actor, boardId);
    const known = (await trackedCards(tx, boardId)).find(
      (card) => card.id === job.cardId || (!options.evenIfThere && isSameJob(card, job)),
    );
    if (known && known.id !== job.cardId) return likeCard(tx, boardId, known);
    if (!known) await addTop(tx, { boardId, job, columnTitles: options.columnTitles });
    return { boardId, cardId: job.cardId, alreadyThere: null };
  });
};

const likeCard = async (
  tx: SiteDatabase,
  boardId: string,
  card: CardRow,
): Promise<TrackedOutcome> => {
  const column = card.column_id ? await columnsRepository.find(tx, card.column_id) : undefined;
  return {
    boardId,
    cardId: null,
    alreadyThere: { cardId: card.id, title: card.title, column: column?.title ?? '' },
  };
};

interface NewTopCard {
  boardId: string;
  job: NewTrackedJob;
  /** The columns of a board that has none yet. */
  columnTitles: readonly string[];
}

const addTop = async (
  tx: SiteDatabase,
  { boardId, job, columnTitles }: NewTopCard,
): Promise<void> => {
  await fillEmptyBoard(tx, boardId, columnTitles);
  const [first] = await columnsRepository.list(tx, boardId);
  const { cardId, title, company } = job;
  await createCard(tx, { boardId, id: cardId, title, description: company });
  await writeCard(tx, cardId, {
    post_url: job.url,
    salary: job.salary,
    address: job.address,
    city: job.city,
    state: job.state,
    description_content: job.descriptionContent,
  });
  if (first) await placeOnTop(tx, cardId, first.id);
};
