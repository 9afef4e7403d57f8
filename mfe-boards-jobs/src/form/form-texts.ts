/** The values of a dialog's form: short texts by field name. */
export type FormTexts = Readonly<Record<string, string>>;

/** Reads texts from the vault; those of a form that had other fields count as none. */
export const parseFormTexts =
  <V extends FormTexts>(initial: V) =>
  (stored: unknown): V | undefined => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const texts = stored as Record<string, unknown>;
    const fits = Object.keys(initial).every((name) => typeof texts[name] === 'string');
    return fits ? (stored as V) : undefined;
  };
