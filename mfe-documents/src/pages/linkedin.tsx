import {
  DateText,
  EmptyState,
  Page as PageFrame,
  QueryStates,
  Section,
  StatusChip,
} from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LinkedinForm } from '../features/linkedin/linkedin-form.tsx';
import { linkedinQuery } from '../features/linkedin/linkedin.queries.ts';
import { FileLines } from '../files/file-line.tsx';
import { DocumentHeader } from '../order-head/document-header.tsx';
import { useWayToOrder } from '../order-head/use-way-to-order.ts';

/** The LinkedIn document: the file that is there, and the writer's upload. */
export const Page = () => {
  const { t } = useTranslation('documents');
  const { id = '' } = useParams();
  const query = useQuery(linkedinQuery(id));
  const wayBack = useWayToOrder(id);
  return (
    <PageFrame width="reading" dense>
      <QueryStates query={query} title={t('linkedin.title')} back={wayBack}>
        {({ orderData, data, can }) => (
          <>
            <DocumentHeader
              title={t('linkedin.title')}
              order={orderData}
              status={
                <StatusChip
                  kind={data ? 'done' : can.upload ? 'needs-you' : 'waiting'}
                  label={t(data ? 'final.ready' : 'final.missing')}
                />
              }
            />
            {data && (
              <Section
                title={t('linkedin.current')}
                extra={<DateText value={data.updatedAt} style="moment" />}
              >
                <FileLines files={[data.file.file]} />
              </Section>
            )}
            {!data && !can.upload && <EmptyState text={t('linkedin.none')} />}
            {can.upload && <LinkedinForm key={id} orderId={id} isReplacing={data !== null} />}
          </>
        )}
      </QueryStates>
    </PageFrame>
  );
};
