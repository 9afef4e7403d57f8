import { buildRequest, callApi, type StoredFile } from '@portal/shared-contracts';
import { downloadFile } from '@portal/shared-contracts/files';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { getOrderFindings, type OrderFinding } from '@portal/shared-contracts/reviews';
import { LoadingSkeleton, QueryStates, Section, StoredHtml } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ResumeFileLink } from '../features/resume-file/resume-file-link.tsx';
import { useFindingTitle } from '../features/findings/use-finding-title.ts';
import { useOrderFindingTexts } from './texts.ts';

const Line = ({ finding }: { finding: OrderFinding }) => {
  const { t } = useTranslation('checkout');
  const title = useFindingTitle(finding.id);
  return (
    <li>
      <strong>{title}</strong>
      {finding.words.map((word, index) => (
        <Fragment key={index}>
          {index === 0 ? ': ' : ', '}
          <q>{word}</q>
        </Fragment>
      ))}
      <StoredHtml html={finding.reason} />
      {finding.suggestions.map((suggestion) => (
        <p key={suggestion} className="cr-note">
          {t('finding.suggestion')} {suggestion}
        </p>
      ))}
    </li>
  );
};

const Document = ({ file, label }: { file: StoredFile; label?: string }) => (
  <ResumeFileLink
    name={file.originalname}
    size={file.size}
    href={buildRequest(downloadFile, { key: file.key }).path}
    {...(label ? { label } : {})}
  />
);

/** What came with an order from its review, for its customer and for whoever works on it: ticked findings and the resume. */
export const OrderFindings = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('orderfindings');
  const { role } = useSignedInUser();
  const hasTexts = useOrderFindingTexts();
  const query = useQuery({
    queryKey: ['orders', 'findings', orderId],
    queryFn: ({ signal }) => callApi(getOrderFindings, { id: orderId }, { signal }),
  });
  const hasNothingTicked = query.data?.findings.length === 0;
  if (hasNothingTicked && !query.data?.document) return null;
  if (!hasTexts) return <LoadingSkeleton shape="text" />;
  const side = role === 'user' ? 'customer' : 'staff';
  if (hasNothingTicked && query.data?.document)
    return (
      <Section title={t(`${side}.document`)}>
        <Document file={query.data.document} />
      </Section>
    );
  return (
    <Section title={t(`${side}.title`)}>
      <p className="cr-note">{t(`${side}.hint`)}</p>
      <QueryStates query={query} skeleton="text">
        {({ findings, document }) => (
          <>
            <ul className="cr-jobs">
              {findings.map((finding) => (
                <Line key={finding.id} finding={finding} />
              ))}
            </ul>
            {document && <Document file={document} label={t(`${side}.document`)} />}
          </>
        )}
      </QueryStates>
    </Section>
  );
};
