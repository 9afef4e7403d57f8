import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { textOf } from '../../table/table-url.ts';

/** What a list can be narrowed by: each name takes one of some words, or any text. */
export type FilterShape = Readonly<Record<string, readonly string[] | 'text'>>;

/** What a list is narrowed to. */
export type Filtered<Shape extends FilterShape> = {
  readonly [Name in keyof Shape]?: Shape[Name] extends readonly (infer Word)[] ? Word : string;
};

/** What {@link useListFilter} answers. */
export interface ListFilter<Filter> {
  filter: Filter;
  /** Nothing takes the filter away. */
  narrow: (name: keyof Filter & string, value: string) => void;
}

/** What a list is narrowed to, by name; it stands in the address, so that it can be shared and gone back to. */
export const useListFilter = <const Shape extends FilterShape>(
  shape: Shape,
): ListFilter<Filtered<Shape>> => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => {
    const known = Object.entries(shape).flatMap(([name, words]) => {
      const value = textOf(params, name);
      // An address that somebody typed may hold anything.
      return value && (words === 'text' || words.includes(value)) ? [[name, value]] : [];
    });
    return Object.fromEntries(known) as Filtered<Shape>;
  }, [shape, params]);
  const narrow = useCallback(
    (name: string, value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        // A field that is what the address says must not lose a letter to a page that is slow to draw.
        { replace: true, flushSync: true },
      ),
    [setParams],
  );
  return { filter, narrow };
};
