import { callApi } from '@portal/shared-contracts';
import { getReviewScan } from '@portal/shared-contracts/reviews';
import { QueryStates } from '@portal/shared-ui';
import { Disclosure } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ResumeFileLink } from '../features/resume-file/resume-file-link.tsx';
import { reviewFileAddress } from '../features/resume-file/review-file-address.ts';
import { ScanOrders } from './scan-orders.tsx';

/** Props of {@link Scan}. */
export interface ScanProps {
  critiqueId: string;
  proof: string;
}

/** The file and its plain text, for whoever holds the proof (RV-34, RV-49); read when it is opened. */
export const Scan = (props: ScanProps) => {
  const { t } = useTranslation('freereview');
  return (
    <section className="cr-card cr-scan" aria-labelledby="scan-title">
      <h2 id="scan-title">{t('scan.title')}</h2>
      <p className="cr-note">{t('scan.hint')}</p>
      <Disclosure label={t('scan.show')}>
        <ScanText {...props} />
      </Disclosure>
    </section>
  );
};

const ScanText = ({ critiqueId, proof }: ScanProps) => {
  const { t } = useTranslation('freereview');
  const query = useQuery({
    queryKey: ['review-scan', critiqueId],
    queryFn: ({ signal }) => callApi(getReviewScan, { id: critiqueId, proof }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <QueryStates query={query} skeleton="text">
      {({ scan, file }) => (
        <>
          {file && (
            <ResumeFileLink
              label={t('scan.file')}
              href={reviewFileAddress(critiqueId, proof)}
              {...file}
            />
          )}
          <ScanOrders scan={scan} />
        </>
      )}
    </QueryStates>
  );
};
