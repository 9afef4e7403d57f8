import { type Area, holdsArea } from '@portal/shared-contracts';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { LoadingSkeleton } from '@portal/shared-ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFound, Refused } from '../layout/closed-pages.tsx';
import { HomePage } from './home/home-page.tsx';
import { StartPage } from './start/start-page.tsx';
import { useAdminTexts } from './texts.ts';
import './admin.css';

const SettingsPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "admin-settings" */ './settings/settings-page.tsx'))
    .SettingsPage,
}));

const PeoplePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "admin-people" */ './people/people-page.tsx'))
    .PeoplePage,
}));

/** A page of an area, for whoever holds it (BO-02). */
const InArea = ({ area, Page }: { area: Area; Page: ComponentType }) => {
  const { admin } = useSignedInUser();
  if (!holdsArea(admin, area)) return <Refused />;
  return (
    <Suspense fallback={<LoadingSkeleton />}>
      <Page />
    </Suspense>
  );
};

/** The shell's part of the back office, page by page. */
export const AdminPages = () => {
  const isReady = useAdminTexts();
  if (!isReady) return <LoadingSkeleton />;
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path="start" element={<StartPage />} />
      <Route path="settings/:section?" element={<InArea area="settings" Page={SettingsPage} />} />
      <Route path="people" element={<InArea area="people" Page={PeoplePage} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
};
