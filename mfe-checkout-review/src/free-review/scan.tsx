import { onDemand } from '@portal/shared-ui';
import { Disclosure } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import type { ScanTextProps } from './scan-text.tsx';

const ScanText = onDemand<ScanTextProps>(async () => (await import('./scan-text.tsx')).ScanText);

/** The file and its plain text, for whoever holds the proof (RV-34, RV-49); read when it is opened. */
export const Scan = (props: ScanTextProps) => {
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
