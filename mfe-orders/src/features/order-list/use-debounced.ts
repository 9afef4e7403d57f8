import { useEffect, useState } from 'react';

/** A value once it has stopped changing, so that typing does not ask the server for every letter. */
export const useSettled = <T>(value: T, milliseconds = 250): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
};
