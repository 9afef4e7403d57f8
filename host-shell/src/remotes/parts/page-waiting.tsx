import { usePortal } from '@portal/shared-contracts/react';
import type { RemotePageData } from '@portal/shared-contracts/remote';
import { LoadingSkeleton, Page, PageHeader } from '@portal/shared-ui';

/** What stands where a remote's page will be until its code is there: the heading that the server drew, and bones. */
export const PageWaiting = ({ page }: { page: RemotePageData }) => {
  const { language, user, website } = usePortal();
  const title = page.title[language];
  // Such a page fills its window in its own way.
  if (page.layout === 'bare' && page.drawn !== 'brand') return <LoadingSkeleton />;
  const content = (
    <Page dense={user?.role === 'writer'}>
      <PageHeader title={title} context={page.intro?.[language]} isWaiting />
      <LoadingSkeleton shape="cards" />
    </Page>
  );
  if (page.layout === 'main') return content;
  return (
    <div className={page.width === 'reading' ? 'bare-waiting bare-reading' : 'bare-waiting'}>
      <header className="bare-brand">
        {website.logo ? (
          <img className="brand-logo" src={website.logo} alt={website.companyName} height={32} />
        ) : (
          website.companyName
        )}
      </header>
      {content}
    </div>
  );
};
