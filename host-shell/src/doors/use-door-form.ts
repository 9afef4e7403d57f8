import { type ApiError } from '@portal/shared-contracts';
import type { DoorRefusal } from '@portal/shared-contracts/doors';
import { afterRelease } from '@portal/shared-ui/form';
import { useEffect, useRef, useState, type FocusEvent, type SyntheticEvent } from 'react';
import type { Door, Rules, Values } from './door.ts';

type Errors = Readonly<Record<string, string>>;

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

const errorsOf = (rules: Rules, values: Values, names = Object.keys(rules)): Errors =>
  Object.fromEntries(
    names.flatMap((name) => {
      const error = rules[name]?.(values);
      return error === undefined ? [] : [[name, error]];
    }),
  );

/** What the server said of the fields of this form. */
const saidOf = (failure: unknown, rules: Rules): Errors => {
  const errors = (failure as DoorRefusal | ApiError | undefined)?.errors ?? {};
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name in rules));
};

/** The state of a door's form: what is wrong with each field, what the server refused, whether it is on its way. */
export interface DoorFormState {
  readonly errors: Errors;
  /** A refused submit stands: the summary above the fields names what has to change. */
  readonly isRefused: boolean;
  readonly failure: unknown;
  readonly isBusy: boolean;
  /** How often a submit was refused here; each time the focus moves to the summary. */
  readonly tries: number;
}

const start = (door: Door, rules: Rules): DoorFormState => {
  const differ = door.passwordsDiffer ? errorsOf(rules, { password: 'a', confirmation: 'b' }) : {};
  const { confirmation } = differ;
  const errors = { ...saidOf(door.refusal, rules), ...(confirmation ? { confirmation } : {}) };
  const isRefused = Object.keys(errors).length > 0;
  const failure = isRefused ? undefined : door.refusal;
  // A refusal that came with the page takes the focus as one that comes later does.
  return { errors, isRefused, failure, isBusy: false, tries: isRefused ? 1 : 0 };
};

/**
 * Watches over native fields that keep their own text: it says what is wrong after a field was left and at
 * a submit, and sends the form, by a call inside the shell and by the browser in a document of its own.
 */
export const useDoorForm = (door: Door, rules: Rules) => {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => start(door, rules));
  // The server's words stand until their field is typed in: a refused field comes back empty, and its focus moves on.
  const said = useRef(new Set(Object.keys(saidOf(door.refusal, rules))));
  const change = (part: Partial<DoorFormState>): void => setState((now) => ({ ...now, ...part }));

  // The browser may show this page again as it was left.
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setState((now) => ({ ...now, isBusy: false }));
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);

  const check = (name: string): void => {
    if (!form.current || !(name in rules)) return;
    const [error] = Object.values(errorsOf(rules, valuesOf(form.current), [name]));
    setState(({ errors: { [name]: _before, ...others }, ...now }) => ({
      ...now,
      errors: error === undefined ? others : { ...others, [name]: error },
    }));
  };
  const refuse = (errors: Errors, failure?: unknown): void =>
    setState(({ tries }) => {
      const isRefused = Object.keys(errors).length > 0;
      return { errors, isRefused, failure, isBusy: false, tries: tries + (isRefused ? 1 : 0) };
    });
  const send = async (values: Values): Promise<void> => {
    try {
      await door.send?.(values);
      change({ isBusy: false });
    } catch (error) {
      const errors = saidOf(error, rules);
      said.current = new Set(Object.keys(errors));
      refuse(errors, Object.keys(errors).length > 0 ? undefined : error);
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    const values = valuesOf(event.currentTarget);
    const errors = errorsOf(rules, values);
    const isWrong = Object.keys(errors).length > 0;
    if (isWrong || door.send || state.isBusy) event.preventDefault();
    if (isWrong) return refuse(errors);
    if (state.isBusy) return;
    change({ errors, isRefused: false, failure: undefined, isBusy: true });
    if (door.send) void send(values);
  };
  const onInput = (event: { target: EventTarget }): void => {
    const { name } = event.target as HTMLInputElement;
    said.current.delete(name);
    if (state.errors[name] !== undefined) check(name);
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>): void => {
    const { name } = target as unknown as HTMLInputElement;
    if (!said.current.has(name)) afterRelease(() => check(name));
  };
  return { state, events: { ref: form, onSubmit, onInput, onBlur } };
};
