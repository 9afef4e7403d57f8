import { buildRequest } from '@portal/shared-contracts';
import { downloadEvidence, type Dispute } from '@portal/shared-contracts/admin';
import { DateText, DownloadLink, Facts, Money, Section } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { MONEY } from '../texts.ts';
import { DisputeChip } from './dispute-chip.tsx';

/** The file that answers a dispute, in one click. */
export const EvidenceLink = ({ id }: { id: string }) => {
  const { t } = useTranslation(MONEY);
  return (
    <DownloadLink
      className="pui-button pui-button-default"
      href={buildRequest(downloadEvidence, { id }).path}
    >
      {t('disputes.evidence')}
    </DownloadLink>
  );
};

/** What the buyer's bank wants back, and until when it wants an answer (BO-99). */
export const DisputeFacts = ({ disputes }: { disputes: readonly Dispute[] }) => {
  const { t } = useTranslation(MONEY);
  if (disputes.length === 0) return null;
  return (
    <Section title={t('disputes.title')}>
      {disputes.map((dispute) => (
        <div key={dispute._id}>
          <DisputeChip dispute={dispute} />
          <Facts
            items={[
              {
                label: t('amount'),
                value: <Money amount={dispute.amount} currency={dispute.currency} />,
              },
              { label: t('disputes.reason'), value: dispute.reason || '–' },
              {
                label: t('disputes.answerBy'),
                value: dispute.answerBy ? <DateText value={dispute.answerBy} /> : '–',
              },
            ]}
          />
          <EvidenceLink id={dispute._id} />
        </div>
      ))}
    </Section>
  );
};
