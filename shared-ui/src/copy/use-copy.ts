import { usePopup } from '../popup/use-popup.tsx';

/**
 * Copies a text and says so; where the browser does not let it, a popup says that, because nobody sees by a clipboard
 * whether anything is in it.
 *
 * @example
 * const copy = useCopy();
 * <Button onClick={() => void copy(address, t('copied'))}>{t('copy')}</Button>
 */
export const useCopy = (): ((text: string, done: string) => Promise<void>) => {
  const popup = usePopup();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      popup.success(done);
    } catch (error) {
      popup.failure(error);
    }
  };
};
