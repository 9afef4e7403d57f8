import { ApiError, callApi } from '@portal/shared-contracts';
import {
  createReview,
  type EditedReview,
  getAdminReview,
  saveReview,
  type WrittenReview,
  writtenReview,
} from '@portal/shared-contracts/admin';
import { usePortal, useUnsaved, useVault } from '@portal/shared-contracts/react';
import { useSingleRun } from '@portal/shared-ui/back-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cleaned, emptyReview } from './content-values.ts';
import { reviewQuery } from './reviews.queries.ts';

type Typed = Partial<WrittenReview>;

const NOTHING: Typed = {};
const typedReview = writtenReview.partial();
const parseTyped = (stored: unknown): Typed | undefined =>
  typedReview.safeParse(stored).data as Typed | undefined;

interface State {
  errors: Readonly<Record<string, string>>;
  isStale: boolean;
  failure?: unknown;
}

const CALM: State = { errors: {}, isStale: false };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What of the typed fields differs from what is saved. */
const changesOf = (typed: Typed, saved: WrittenReview): Typed => {
  const now = cleaned({ ...saved, ...typed });
  return Object.fromEntries(
    Object.keys(typed).flatMap((field) => {
      const name = field as keyof WrittenReview;
      return isSame(now[name], saved[name]) ? [] : [[name, now[name]]];
    }),
  );
};

/** What the server said to the last attempt; a stale one reads what holds now. */
const useRefusals = (shown: EditedReview | undefined) => {
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
    const isStale = error instanceof ApiError && error.code === 'conflict';
    // From here on the page compares with what holds now; what was typed stays.
    if (isStale && shown) keep((await callApi(getAdminReview, { id: shown._id })).review);
    setState({ errors, isStale, failure: error });
  };
  return { state, setState, keep, refused };
};

/** What is typed of a review, kept by the vault, and what the server says to it. */
export const useWrittenForm = (shown: EditedReview | undefined) => {
  const { language } = usePortal();
  const kept = useVault(`firm-review:${shown?._id ?? 'new'}`, NOTHING, parseTyped);
  const [key] = useState(() => crypto.randomUUID());
  const { state, setState, keep, refused } = useRefusals(shown);
  const [isSaving, setSaving] = useState(false);
  const saved = shown?.written ?? emptyReview(language);
  const changes = changesOf(kept.value, saved);
  const isChanged = Object.keys(changes).length > 0;
  useUnsaved(isChanged);
  const letGo = (): Promise<void> => {
    kept.setValue(NOTHING);
    return kept.clear();
  };

  const send = async (): Promise<EditedReview> => {
    if (!shown) {
      const whole = cleaned({ ...saved, ...kept.value });
      return (await callApi(createReview, whole, { idempotencyKey: key })).review;
    }
    const seen = { id: shown._id, baseVersion: shown.version };
    return (await callApi(saveReview, { ...changes, ...seen })).review;
  };

  /** The review as it is saved, or nothing when it was refused. */
  const save = useSingleRun(async (): Promise<EditedReview | undefined> => {
    if (shown && !isChanged) return shown;
    setState(CALM);
    setSaving(true);
    try {
      const review = await send();
      keep(review);
      await letGo();
      return review;
    } catch (error) {
      await refused(error);
      return undefined;
    } finally {
      setSaving(false);
    }
  });

  const type = (more: Typed): void => kept.setValue({ ...kept.value, ...more });

  return {
    values: { ...saved, ...kept.value } satisfies WrittenReview,
    isReady: kept.isReady,
    isChanged,
    isSaving,
    ...state,
    save,
    refused,
    type,
    /** Changes one section of the content. */
    typeContent: (more: Partial<WrittenReview['content']>): void =>
      type({ content: { ...(kept.value.content ?? saved.content), ...more } }),
    keepMine: (): void => setState(CALM),
    takeTheirs: (): void => {
      void letGo();
      setState(CALM);
    },
  };
};

/** The form as its parts use it. */
export type WrittenForm = ReturnType<typeof useWrittenForm>;
