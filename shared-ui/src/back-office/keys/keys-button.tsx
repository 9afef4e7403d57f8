import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/index.ts';
import { LISTS, useListTexts } from '../list-texts.ts';
import { KeysHelp } from './keys-help.tsx';
import type { ListKeys } from './use-list-keys.ts';

/** The way to the help on keys without a key, and the help itself. */
export const KeysButton = ({ isHelpShown, showHelp }: ListKeys) => {
  const { t } = useTranslation(LISTS);
  const isReady = useListTexts();
  if (!isReady) return null;
  return (
    <div className="pui-keys-place">
      <Button
        size="small"
        type="text"
        aria-expanded={isHelpShown}
        onClick={() => showHelp(!isHelpShown)}
      >
        {t('keys.title')}
      </Button>
      {isHelpShown && <KeysHelp onClose={() => showHelp(false)} />}
    </div>
  );
};
