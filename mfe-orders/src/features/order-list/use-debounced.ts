import { useEffect, useState } from 'react';

/** A value once it has stopped changing, so that not every letter typed asks the server. */
export const useDebounced = <T>(value: T, milliseconds = 250): T => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
};
