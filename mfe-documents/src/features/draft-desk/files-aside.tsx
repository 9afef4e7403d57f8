import { Section } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What came with a draft, beside it, where the reader has nothing to do about it. */
export const FilesAside = ({ children }: { children: ReactNode }) => (
  <Section title={useTranslation('documents').t('final.files')}>{children}</Section>
);
