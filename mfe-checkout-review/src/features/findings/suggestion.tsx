import { Button } from '@portal/shared-ui/controls';
import { useCopy } from '@portal/shared-ui/copy';
import { CopyIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';

/** What to write instead, to be copied. */
export const Suggestion = ({ text }: { text: string }) => {
  const { t } = useTranslation('checkout');
  const copy = useCopy();
  return (
    <div className="cr-suggestion">
      <p>
        <span className="cr-finding-label">{t('finding.suggestion')}</span> {text}
      </p>
      <Button
        size="small"
        type="text"
        icon={<CopyIcon />}
        onClick={() => void copy(text, t('finding.copied'))}
      >
        {t('finding.copy')}
      </Button>
    </div>
  );
};
