import { callApi } from '@portal/shared-contracts';
import { getReviewScan } from '@portal/shared-contracts/reviews';
import { QueryStates } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ResumeFileLink } from '../features/resume-file/resume-file-link.tsx';
import { reviewFileAddress } from '../features/resume-file/review-file-address.ts';
import { ScanOrders } from './scan-orders.tsx';

/** Props of {@link ScanText}. */
export interface ScanTextProps {
  critiqueId: string;
  proof: string;
}

/** The file and what was read in it. */
export const ScanText = ({ critiqueId, proof }: ScanTextProps) => {
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
