import { PageHeader, QueryStates, Section } from '@portal/shared-ui';
import { useRowNews } from '@portal/shared-ui/back-office';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../admin/admin-frame.tsx';
import { firmWritersQuery } from '../admin/firm-orders.queries.ts';
import { ADMIN } from '../admin/texts.ts';
import { WriterTable } from '../admin/writers/writer-table.tsx';

/** `/admin/writers`: how much each writer has on the desk (BO-67). */
export const Page = () => <AdminFrame>{() => <Writers />}</AdminFrame>;

const Writers = () => {
  const { t } = useTranslation(ADMIN);
  const query = useQuery(firmWritersQuery());
  useRowNews('orders', firmWritersQuery().queryKey);
  return (
    <>
      <PageHeader title={t('writers.title')} />
      <Section>
        <QueryStates query={query} skeleton="table">
          {(writers) => <WriterTable writers={writers} />}
        </QueryStates>
      </Section>
    </>
  );
};
