import { ApiError, callApi } from '@portal/shared-contracts';
import {
  createReview,
  type EditedReview,
  getAdminReview,
  saveReview,
  type WrittenReview,
} from '@portal/shared-contracts/admin';
import { usePortal, useUnsaved } from '@portal/shared-contracts/react';
import { changesFrom, useKeptChanges, useSingleRun, useKeyOf } from '@portal/shared-ui/back-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict } from '../is-conflict.ts';
import { cleaned, emptyReview } from './content-values.ts';
import { reviewQuery } from './reviews.queries.ts';

type Content = WrittenReview['content'];

/** What is typed of a review: each section stands beside the reader's fields, so that it is kept by itself. */
type Fields = WrittenReview & Content;

// What only some reviews have may be typed too: a pasted content brings it.
const fieldsOf = (review: WrittenReview): Fields =>
  ({ findings: null, scores: null, engine: null, ...review, ...review.content }) as Fields;

/** The review with what is typed over it; a section that nobody typed in stays as it is saved. */
const withTyped = (saved: WrittenReview, typed: Partial<Fields>): WrittenReview => {
  const part = (isOfReader: boolean): object =>
    Object.fromEntries(Object.entries(typed).filter(([name]) => name in saved === isOfReader));
  const review: WrittenReview = { ...saved, ...part(true) };
  return { ...review, content: { ...review.content, ...part(false) } };
};

const keyOf = (id = 'new'): string => `firm-review:${id}`;

interface State {
  errors: Readonly<Record<string, string>>;
  isStale: boolean;
  failure?: unknown;
}

const CALM: State = { errors: {}, isStale: false };

/** What of the typed fields differs from what is saved. */
const changesOf = (typed: Partial<Fields>, saved: WrittenReview): Partial<WrittenReview> => {
  const names = new Set(Object.keys(typed).map((name) => (name in saved ? name : 'content')));
  const changes = changesFrom(saved, cleaned(withTyped(saved, typed)));
  return Object.fromEntries(Object.entries(changes).filter(([name]) => names.has(name)));
};

/** What the server said to the last attempt; a stale one reads what holds now. */
const useRefusals = (shown: EditedReview | undefined, onStale: (version: number) => void) => {
  const client = useQueryClient();
  const [state, setState] = useState(CALM);
  const keep = (review: EditedReview): void =>
    void client.setQueryData(reviewQuery(review._id).queryKey, {
      status: true,
      status_code: 200,
      review,
    });
  const refused = async (error: unknown): Promise<void> => {
    const errors = error instanceof ApiError ? error.errors : {};
    const isStale = isConflict(error);
    try {
      // From here on the page compares with what holds now; what was typed stays.
      if (isStale && shown) {
        const { review } = await callApi(getAdminReview, { id: shown._id });
        keep(review);
        onStale(review.version);
      }
    } catch (failure) {
      // Nobody can choose between theirs and mine without theirs: the next save asks again.
      return setState({ ...CALM, failure });
    }
    setState({ errors, isStale, failure: error });
  };
  return { state, setState, keep, refused };
};

/** What is typed of a review, kept by the vault, and what the server says to it. */
export const useWrittenForm = (shown: EditedReview | undefined) => {
  const { language } = usePortal();
  const saved = shown?.written ?? emptyReview(language);
  const kept = useKeptChanges(keyOf(shown?._id), fieldsOf(saved), shown?.version ?? 0);
  const calls = useKeyOf();
  const { state, setState, keep, refused } = useRefusals(shown, kept.moveTo);
  const [isSaving, setSaving] = useState(false);
  const values = withTyped(saved, kept.typed);
  const changes = changesOf(kept.typed, saved);
  const isChanged = Object.keys(changes).length > 0;
  useUnsaved(isChanged);

  const send = async (): Promise<EditedReview> => {
    if (!shown) {
      const content = cleaned(values);
      const idempotencyKey = calls.keyOf(content);
      return (await callApi(createReview, content, { idempotencyKey })).review;
    }
    const seen = { id: shown._id, baseVersion: kept.baseVersion };
    return (await callApi(saveReview, { ...changes, ...seen })).review;
  };

  /** The review as it is saved, or nothing when it was refused. */
  const save = useSingleRun(async (): Promise<EditedReview | undefined> => {
    if (shown && !isChanged) return shown;
    setState(CALM);
    setSaving(true);
    try {
      const review = await send();
      calls.arrived();
      keep(review);
      kept.forgetSent(kept.typed, review.version, keyOf(review._id));
      return review;
    } catch (error) {
      await refused(error);
      return undefined;
    } finally {
      setSaving(false);
    }
  });

  return {
    values,
    isReady: kept.isReady,
    isChanged,
    isSaving,
    ...state,
    save,
    refused,
    type: ({ content, ...more }: Partial<WrittenReview>): void =>
      kept.type({ ...more, ...content }),
    /** Changes one section of the content. */
    typeContent: (more: Partial<Content>): void => kept.type(more),
    keepMine: (): void => setState(CALM),
    takeTheirs: (): void => {
      kept.forget();
      setState(CALM);
    },
  };
};

/** The form as its parts use it. */
export type WrittenForm = ReturnType<typeof useWrittenForm>;
