import { limits } from '@portal/shared-contracts';
import { onDemand } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { SearchIcon } from '@portal/shared-ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminTexts } from '../texts.ts';
import './find-button.css';

const FindDialog = onDemand(
  async () =>
    (await import(/* webpackChunkName: "admin-finding" */ './find-dialog.tsx')).FindDialog,
  undefined,
  null,
  ({ onClose }) => onClose(),
);

const isLatin = (key: string): boolean => /^[a-z]$/i.test(key);

/** Ctrl+K or ⌘K; where letters are others, the key in that place. */
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  (isLatin(key) ? key.toLowerCase() === 'k' : code === 'KeyK');

const useShortcut = (onPress: () => void): void => {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      // An editor may have a use of its own for it.
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      press.current();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
};

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** What is typed while the dialog comes, until its field has the focus. */
const useEarlyLetters = (isOpen: boolean) => {
  const [typed, setTyped] = useState('');
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isOpen || isReady) return undefined;
    const keep = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (isCommand || event.isComposing || event.key.length !== 1) return;
      event.preventDefault();
      setTyped((before) => (before + event.key).slice(0, limits.finding.longest));
    };
    window.addEventListener('keydown', keep);
    return () => window.removeEventListener('keydown', keep);
  }, [isOpen, isReady]);
  if (!isOpen && (typed !== '' || isReady)) {
    setTyped('');
    setReady(false);
  }
  return { typed, onType: setTyped, onReady: () => setReady(true) };
};

/** Whether the dialog is open; closed without a choice, the focus goes back to where it was. */
const useDialog = () => {
  const [isOpen, setOpen] = useState(false);
  const before = useRef<Element>(null);
  useEffect(() => {
    if (isOpen || !(before.current instanceof HTMLElement)) return;
    before.current.focus();
    before.current = null;
  }, [isOpen]);
  const open = () => {
    before.current = document.activeElement;
    setOpen(true);
  };
  const leave = () => {
    before.current = null;
    setOpen(false);
  };
  return { isOpen, open, close: () => setOpen(false), leave };
};

/** The way into the search of the back office, for hands and for keys (BO-109). */
export const FindButton = ({ isPhone }: { isPhone: boolean }) => {
  const isReady = useAdminTexts();
  const { t } = useTranslation('admin');
  const { isOpen, open, close, leave } = useDialog();
  const field = useEarlyLetters(isOpen);
  useShortcut(() => (isOpen ? close() : open()));
  if (!isReady) return null;
  return (
    <>
      <Button
        type={isPhone ? 'text' : 'default'}
        icon={<SearchIcon />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        {...(isPhone ? { 'aria-label': t('finding.title') } : {})}
        onClick={open}
      >
        {isPhone ? null : (
          <>
            {t('finding.title')}
            <kbd className="find-key" aria-hidden="true">
              {isApple() ? '⌘K' : 'Ctrl K'}
            </kbd>
          </>
        )}
      </Button>
      {isOpen && <FindDialog {...field} onClose={close} onChosen={leave} />}
    </>
  );
};
