import { Page } from '@portal/shared-ui';
import { UndoOffer } from '@portal/shared-ui/back-office';
import { TextsWaiting } from '@portal/shared-ui/texts';
import type { ReactNode } from 'react';
import '../order/orders.css';
import './admin.css';
import { useAdminTexts } from './texts.ts';

/** A page of the back office, once its words are there. */
export const AdminFrame = ({ children }: { children: () => ReactNode }) => {
  const isReady = useAdminTexts();
  if (!isReady) return <TextsWaiting />;
  return (
    <Page dense>
      {children()}
      <UndoOffer />
    </Page>
  );
};
