import { LoadingSkeleton } from '@portal/shared-ui';
import { Route, Routes } from 'react-router-dom';
import { NotFound } from '../layout/closed-pages.tsx';
import { HomePage } from './home/home-page.tsx';
import { StartPage } from './start/start-page.tsx';
import { useAdminTexts } from './texts.ts';
import './admin.css';

/** The shell's part of the back office, page by page. */
export const AdminPages = () => {
  const isReady = useAdminTexts();
  if (!isReady) return <LoadingSkeleton />;
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path="start" element={<StartPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
};
