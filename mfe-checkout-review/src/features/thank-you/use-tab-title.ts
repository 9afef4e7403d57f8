import { useEffect } from 'react';

/** Puts what is shown into the name of the tab, and the page's own name back afterwards. */
export const useTabTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    const [firm] = before.split(' · ').slice(-1);
    document.title = [title, firm].filter(Boolean).join(' · ');
    return () => {
      document.title = before;
    };
  }, [title]);
};
