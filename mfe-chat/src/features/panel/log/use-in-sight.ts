import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is on the screen: what stands below its edge is loaded, but nobody has seen it. */
export const useInSight = (element: RefObject<HTMLElement | null>): boolean => {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
};
