import { Button } from '@portal/shared-ui/controls';
import { useCopy } from '@portal/shared-ui/copy';
import { useTranslation } from 'react-i18next';

/** Codes that are shown this once, and what is said above them. */
export interface ShownCodes {
  codes: readonly string[];
  help: 'codesHelp' | 'newCodesHelp';
}

/** Codes that are shown this once; the first ones say too that the factor is on. */
export const RecoveryCodes = ({ codes, help, onDone }: ShownCodes & { onDone: () => void }) => {
  const { t } = useTranslation('shell');
  const copy = useCopy();
  return (
    <>
      <p role="status">{t(`twoStep.${help}`)}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="recovery-acts">
        <Button type="primary" onClick={onDone}>
          {t('twoStep.codesKept')}
        </Button>
        <Button onClick={() => void copy(codes.join('\n'), t('twoStep.codesCopied'))}>
          {t('twoStep.copyCodes')}
        </Button>
      </div>
    </>
  );
};
