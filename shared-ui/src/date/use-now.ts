import { useEffect, useState } from 'react';

/** The present moment, renewed every minute. */
export const useNow = (interval = 60_000): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
};
