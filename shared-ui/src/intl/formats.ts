/** Keeps what `make` built: a formatter of `Intl` costs up to a millisecond, and a list needs one per cell. */
const kept = <Options extends object, Format>(
  make: (language: string, options: Options) => Format,
): ((language: string, options?: Options) => Format) => {
  const formats = new Map<string, Format>();
  return (language, options = {} as Options) => {
    const key = `${language} ${JSON.stringify(options)}`;
    const known = formats.get(key);
    if (known) return known;
    const made = make(language, options);
    formats.set(key, made);
    return made;
  };
};

/** The formatter of numbers of a language, built once for each set of options. */
export const numberFormat = kept(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

/** The formatter of dates of a language, built once for each set of options. */
export const dateFormat = kept(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

/** The formatter of "3 hours ago" of a language, built once for each set of options. */
export const relativeFormat = kept(
  (language, options: Intl.RelativeTimeFormatOptions) =>
    new Intl.RelativeTimeFormat(language, options),
);
