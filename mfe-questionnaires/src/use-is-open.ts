import { useEffect, useRef } from 'react';

/** Whether this page is still open: a late reply leads nobody away from where they went meanwhile. */
export const useIsOpen = (): (() => boolean) => {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current;
};
