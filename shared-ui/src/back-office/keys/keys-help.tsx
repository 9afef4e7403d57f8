import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, CheckBox } from '../../controls/index.ts';
import { LISTS } from '../list-texts.ts';
import { useLetterSwitch } from './letter-switch.ts';

const keys = ['j', 'k', 'x', 'Enter', '/', '?'] as const;

// A name of a text takes no signs.
const named = { '/': 'slash', '?': 'question' } as const;

/** Which keys a list has, and the switch for those that are letters or signs. */
export const KeysHelp = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(LISTS);
  const { isOn, setOn } = useLetterSwitch();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div
      ref={box}
      className="pui-keys"
      role="dialog"
      aria-label={t('keys.title')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <strong>{t('keys.title')}</strong>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${key === '/' || key === '?' ? named[key] : key}`)}</dd>
          </div>
        ))}
      </dl>
      <CheckBox checked={isOn} onChange={(event) => setOn(event.target.checked)}>
        {t('keys.letters')}
      </CheckBox>
      <Button onClick={onClose}>{t('keys.close')}</Button>
    </div>
  );
};
