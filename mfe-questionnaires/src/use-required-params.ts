import { useParams } from 'react-router-dom';

/**
 * Parameters that the router pattern of the page guarantees.
 *
 * @throws Error when the page is mounted under a pattern without one of them.
 */
export const useRequiredParams = <const N extends string>(...names: N[]): Record<N, string> => {
  const params = useParams();
  return Object.fromEntries(
    names.map((name) => {
      const value = params[name];
      if (value === undefined) throw new Error(`This page needs the parameter ${name}`);
      return [name, value];
    }),
  ) as Record<N, string>;
};
