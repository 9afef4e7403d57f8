import { ApiError } from '@portal/shared-contracts';
import { useUnsaved } from '@portal/shared-contracts/react';
import { changesFrom, useKeptChanges, useKeyOf } from '@portal/shared-ui/back-office';
import { useState } from 'react';
import { isConflict } from '../../is-conflict.ts';

interface Versioned {
  version: number;
}

/** How a form of the back office reads, checks and saves its row; every field of it stands under its name on the wire. */
export interface RowSource<Row extends Versioned, Values extends object, Content extends object> {
  /** Under which what is typed is kept on the device until it is saved. */
  vaultKeyOf: (row: Row | undefined) => string;
  /** Nothing for a new one. */
  row: Row | undefined;
  valuesOf: (row: Row | undefined) => Values;
  /** What was typed as it is sent; a number that is none is not a number. */
  contentOf: (values: Values) => Content;
  noNumber: string;
  create: (content: Content, idempotencyKey: string) => Promise<Row>;
  /** Saves over the version that was seen when typing began. */
  save: (row: Row, changes: Partial<Content>, baseVersion: number) => Promise<Row>;
  reload: (row: Row) => Promise<Row>;
  /** The page shows this row from now on. */
  keep: (row: Row) => void;
}

type Errors = Readonly<Record<string, string>>;

interface State {
  errors: Errors;
  isStale: boolean;
  failure?: unknown;
}

const CLEAR: State = { errors: {}, isStale: false };

const without = (errors: Errors, field: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/** What was typed so far, what was wrong with it, and both ways on where somebody else saved the same. */
const useTyped = <Row extends Versioned, Values extends object, Content extends object>({
  row,
  vaultKeyOf,
  valuesOf,
}: RowSource<Row, Values, Content>) => {
  const kept = useKeptChanges(vaultKeyOf(row), valuesOf(row), row?.version ?? 0);
  const [state, setState] = useState(CLEAR);
  const settle = (field: string): void =>
    setState((before) => ({ ...before, errors: without(before.errors, field) }));
  return {
    kept,
    state,
    setState,
    type: <F extends keyof Values & string>(field: F, value: Values[F]): void => {
      kept.type({ [field]: value } as unknown as Partial<Values>);
      if (!state.isStale) settle(field);
    },
    keepMine: settle,
    takeTheirs: (field: string): void => {
      kept.forget(field as keyof Values & string);
      settle(field);
    },
  };
};

/** How what was typed is saved: all of a new row, the changes of an old one. */
const useSaving = <Row extends Versioned, Values extends object, Content extends object>(
  { row, valuesOf, contentOf, vaultKeyOf, ...calls }: RowSource<Row, Values, Content>,
  { kept, setState }: ReturnType<typeof useTyped<Row, Values, Content>>,
) => {
  const { keyOf, arrived } = useKeyOf();
  const { typed, seen } = kept;
  const withTyped = (shown: Row | undefined): Content =>
    contentOf({ ...valuesOf(shown), ...typed });
  const changedFrom = (shown: Row | undefined): Partial<Content> =>
    changesFrom(contentOf(valuesOf(shown)), withTyped(shown));
  const done = (saved: Row): Row => {
    arrived();
    calls.keep(saved);
    kept.forgetSent(typed, saved.version, vaultKeyOf(saved));
    return saved;
  };

  // What only the other one changed is taken over; only where both did, somebody has to choose.
  const merge = async (shown: Row, error: ApiError): Promise<Row | undefined> => {
    const current = await calls.reload(shown);
    const now = valuesOf(current);
    const theirs = changesFrom(contentOf({ ...now, ...seen }), contentOf(now));
    const mine = changedFrom(current);
    const both = Object.keys(mine).filter((field) => field in theirs || !(field in seen));
    calls.keep(current);
    kept.moveTo(current.version, now);
    if (both.length === 0) return done(await calls.save(current, mine, current.version));
    const words = error.messages.join(' ');
    setState({ errors: Object.fromEntries(both.map((name) => [name, words])), isStale: true });
    return undefined;
  };

  const refused = async (error: unknown): Promise<Row | undefined> => {
    if (isConflict(error) && row) return merge(row, error);
    const errors = error instanceof ApiError ? error.errors : {};
    const isSaid = Object.keys(errors).length > 0;
    setState({ errors, isStale: false, ...(isSaid ? {} : { failure: error }) });
    return undefined;
  };

  const send = async (): Promise<Row | undefined> => {
    try {
      if (row) return done(await calls.save(row, changedFrom(row), kept.baseVersion));
      const content = withTyped(row);
      return done(await calls.create(content, keyOf(content)));
    } catch (error) {
      return refused(error);
    }
  };

  return { changes: changedFrom(row), content: withTyped(row), send };
};

/** What is typed of a row, and what the server says to it; a stale save asks only where both changed the same (BO-114). */
export const useRowForm = <Row extends Versioned, Values extends object, Content extends object>(
  source: RowSource<Row, Values, Content>,
) => {
  const typing = useTyped(source);
  const { changes, content, send } = useSaving(source, typing);
  const [isSaving, setSaving] = useState(false);
  const { kept, state, setState, type, keepMine, takeTheirs } = typing;
  const { typed, isReady } = kept;
  const isChanged = Object.keys(changes).length > 0;
  useUnsaved(isChanged);

  /** The row as it is saved, or nothing when it was refused. */
  const save = async (): Promise<Row | undefined> => {
    const wrong = Object.entries(content).filter(([, value]) => Number.isNaN(value));
    const errors = Object.fromEntries(wrong.map(([name]) => [name, source.noNumber]));
    setState({ errors, isStale: false });
    if (wrong.length > 0) return undefined;
    setSaving(true);
    try {
      return await send();
    } catch (failure) {
      setState({ ...CLEAR, failure });
      return undefined;
    } finally {
      setSaving(false);
    }
  };

  const values: Values = { ...source.valuesOf(source.row), ...typed };
  return { values, isReady, ...state, isChanged, isSaving, save, type, keepMine, takeTheirs };
};

/** What the fields need of a form, whatever it saves. */
export interface RowForm<Values extends object> {
  values: Values;
  /** False until it was read what was kept of it. */
  isReady: boolean;
  errors: Errors;
  isStale: boolean;
  failure?: unknown;
  isChanged: boolean;
  isSaving: boolean;
  type: <F extends keyof Values & string>(field: F, value: Values[F]) => void;
  keepMine: (field: string) => void;
  takeTheirs: (field: string) => void;
}
