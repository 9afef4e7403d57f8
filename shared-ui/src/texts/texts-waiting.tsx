import { createContext, useContext } from 'react';
import { PageHeader } from '../page/page-header.tsx';
import { Page } from '../page/page.tsx';
import { LoadingSkeleton } from '../states/loading-skeleton.tsx';

/** What the page around is called before its own words are there; empty inside a part of a page. */
export const PageTitle = createContext('');

/** Stands where something will be until its code or its words are there: a page has its heading from the start. */
export const TextsWaiting = () => {
  const title = useContext(PageTitle);
  if (title === '') return <LoadingSkeleton />;
  return (
    <Page>
      <PageHeader title={title} isWaiting />
      <LoadingSkeleton shape="cards" />
    </Page>
  );
};
