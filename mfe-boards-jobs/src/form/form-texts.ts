/** The values of a dialog's form: short texts by field name. */
export type FormTexts = Readonly<Record<string, string>>;

/** Reads the changed texts of a form from the vault; those of fields that it no longer has count as none. */
export const parseChanges =
  <V extends FormTexts>(initial: V) =>
  (stored: unknown): Partial<V> | undefined => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const texts = Object.entries(stored).filter(
      ([name, text]) => name in initial && typeof text === 'string',
    );
    return Object.fromEntries(texts) as Partial<V>;
  };

/** The fields of a form that say something else than they began with. */
export const changedFields = <V extends FormTexts>(began: V, now: V): (keyof V)[] =>
  Object.keys(now).filter((name) => now[name] !== began[name]);

/** The texts of these fields alone. */
export const textsOf = <V extends FormTexts>(texts: V, names: readonly (keyof V)[]): Partial<V> =>
  Object.fromEntries(names.map((name) => [name, texts[name]])) as Partial<V>;
