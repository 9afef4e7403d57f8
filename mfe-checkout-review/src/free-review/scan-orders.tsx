import type { ScannerText } from '@portal/shared-contracts/reviews';
import { useTranslation } from 'react-i18next';

const isSame = ({ stream, reading }: ScannerText): boolean =>
  stream.length === reading.length && stream.every((line, index) => line === reading[index]);

/** One text where both orders agree, both side by side where they differ, and what was dropped. */
export const ScanOrders = ({ scan }: { scan: ScannerText }) => {
  const { t } = useTranslation('freereview');
  return (
    <>
      {isSame(scan) ? (
        <>
          <p>{t('scan.same')}</p>
          <Lines title={t('scan.reading')} lines={scan.reading} />
        </>
      ) : (
        <div className="cr-orders">
          <Lines title={t('scan.stream')} lines={scan.stream} />
          <Lines title={t('scan.reading')} lines={scan.reading} />
        </div>
      )}
      {scan.dropped.length > 0 && (
        <>
          <h3>{t('scan.dropped')}</h3>
          <ul>
            {scan.dropped.map(({ why, text }, index) => (
              <li key={index}>
                {t(`scan.why.${why}`)}: <q>{text}</q>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <figure className="cr-lines">
    <figcaption>{title}</figcaption>
    <pre tabIndex={0} role="region" aria-label={title}>
      {lines.join('\n')}
    </pre>
  </figure>
);
