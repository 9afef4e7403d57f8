import { ApiError, callApi, type Language } from '@portal/shared-contracts';
import type { FirmQuestionnaire, FirmQuestionnaireKind } from '@portal/shared-contracts/admin';
import { translatedTexts, type TranslatedTexts } from '@portal/shared-contracts/questionnaires';
import { useVault } from '@portal/shared-contracts/react';
import { z } from '@portal/shared-contracts/schema';
import { type SaveStatus, useStable } from '@portal/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { desks } from '../desks.ts';
import { firmQuestionnaireQuery, useRemember } from '../firm-questionnaires.queries.ts';

const typedTexts = z.object({
  /** What was typed and is not on the server yet, by the firm's text. */
  texts: translatedTexts,
  /** What the server had when the typing began: somebody else's change is known by it. */
  from: translatedTexts,
});

type TypedTexts = z.output<typeof typedTexts>;

const NOTHING: TypedTexts = { texts: {}, from: {} };

const isNothing = ({ texts }: TypedTexts): boolean => Object.keys(texts).length === 0;

const parseTyped = (stored: unknown): TypedTexts | undefined => typedTexts.safeParse(stored).data;

const textsIn = ({ translations }: FirmQuestionnaire, language: Language): TranslatedTexts =>
  translations[language] ?? {};

/** Whether somebody else worded the same text otherwise since the typing began. */
const clashes = (server: TranslatedTexts, { texts, from }: TypedTexts): boolean =>
  Object.entries(texts).some(([text, mine]) => {
    const theirs = server[text] ?? '';
    return theirs !== (from[text] ?? '') && theirs !== mine;
  });

const without = ({ texts, from }: TypedTexts, sent: TranslatedTexts): TypedTexts => {
  const left = Object.entries(texts).filter(([text, mine]) => sent[text] !== mine);
  // What goes on being typed started from what is on the server now.
  const begun = left.map(([text]) => [text, sent[text] ?? from[text] ?? ''] as const);
  return { texts: Object.fromEntries(left), from: Object.fromEntries(begun) };
};

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

/** What is typed and not saved yet; the vault keeps it. */
const useTyped = (id: string, language: Language) => {
  const kept = useVault(`firm-translations:${id}:${language}`, NOTHING, parseTyped);
  const typed = useRef(kept.value);
  useLayoutEffect(() => {
    typed.current = kept.value;
  }, [kept.value]);
  const keep = useStable((next: TypedTexts): void => {
    typed.current = next;
    kept.setValue(next);
    if (isNothing(next)) void kept.drop();
  });
  return { kept, typed, keep };
};

interface SavingState {
  status: SaveStatus;
  /** Somebody else translated the same text; nothing is sent until the person has chosen. */
  isClash: boolean;
  failure?: unknown;
}

const IDLE: SavingState = { status: { kind: 'idle' }, isClash: false };
const CLASH: SavingState = { status: { kind: 'newer-elsewhere' }, isClash: true };

const failed = (failure: unknown): SavingState => ({
  status: { kind: 'failed' },
  isClash: false,
  failure,
});

/** Lays what was typed over what the server has now; whatever else was changed there stays. */
const useSend = (
  kind: FirmQuestionnaireKind,
  id: string,
  language: Language,
  { typed, keep }: Pick<ReturnType<typeof useTyped>, 'typed' | 'keep'>,
) => {
  const client = useQueryClient();
  const remember = useRemember(kind);
  const send = async (isForced: boolean, tries = 3): Promise<SavingState | undefined> => {
    if (isNothing(typed.current)) return undefined;
    const query = firmQuestionnaireQuery(kind, id);
    const { questionnaire: now } = await client.fetchQuery({ ...query, staleTime: 0 });
    // Whoever took theirs while that was read has nothing to send any more.
    if (isNothing(typed.current)) return undefined;
    const { texts } = typed.current;
    const server = textsIn(now, language);
    if (!isForced && clashes(server, typed.current)) return CLASH;
    const mine = { [language]: { ...server, ...texts } };
    const input = { id, baseVersion: now.version, translations: mine };
    try {
      const { version, savedAt } = await callApi(desks[kind].calls.save, input);
      const translations = { ...now.translations, ...mine };
      remember(id, { translations, version, savedAt, hasChanges: now.published !== null });
      keep(without(typed.current, texts));
      return { status: { kind: 'saved', at: new Date(savedAt) }, isClash: false };
    } catch (error) {
      // Somebody saved something else between the reading and this save.
      if (!isStale(error) || tries === 0) throw error;
      return send(isForced, tries - 1);
    }
  };
  return send;
};

/** The translations into one language as somebody types them; each text is saved for itself. */
export const useTranslating = (
  kind: FirmQuestionnaireKind,
  questionnaire: FirmQuestionnaire,
  language: Language,
) => {
  const { kept, typed, keep } = useTyped(questionnaire._id, language);
  const send = useSend(kind, questionnaire._id, language, { typed, keep });
  const [state, setState] = useState(IDLE);
  const running = useRef<Promise<void>>(Promise.resolve());
  const save = useStable((isForced: boolean): void => {
    running.current = running.current
      .then(() => send(isForced))
      .then(
        (next) => next && setState(next),
        (failure: unknown) => setState(failed(failure)),
      );
  });
  // What an earlier visit typed and could not send goes out now.
  useEffect(() => {
    if (kept.isRestored) save(false);
  }, [kept.isRestored, save]);
  const server = textsIn(questionnaire, language);
  return {
    ...state,
    isReady: kept.isReady,
    texts: { ...server, ...kept.value.texts },
    saved: server,
    type: (text: string, mine: string): void => {
      const { texts, from } = typed.current;
      keep({
        texts: { ...texts, [text]: mine },
        from: { ...from, [text]: from[text] ?? server[text] ?? '' },
      });
    },
    save,
    takeTheirs: (): void => {
      keep(NOTHING);
      setState(IDLE);
    },
  };
};
