import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** Says a sentence to screen readers; `assertive` interrupts and is for failures only. */
export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** The announcer of the page. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

/** The page's two live regions; mount it once, high up, so that they exist before the first text. */
export const LiveRegionProvider = ({ children }: { children: ReactNode }) => {
  const [texts, setTexts] = useState({ polite: '', assertive: '' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef({ polite: [] as string[], assertive: [] as string[] });
  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    clearTimeout(timer.current);
    // The same sentence twice is only heard when the region was empty in between.
    setTexts({ polite: '', assertive: '' });
    waiting.current[urgency].push(text);
    // Texts that come in quick succession are read together, so that none replaces one that was not read yet.
    timer.current = setTimeout(() => {
      const { polite, assertive } = waiting.current;
      waiting.current = { polite: [], assertive: [] };
      setTexts({ polite: polite.join(' '), assertive: assertive.join(' ') });
    }, 50);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const value = useMemo(() => announce, [announce]);
  return (
    <AnnounceContext value={value}>
      {children}
      <div className="pui-visually-hidden" role="status" aria-live="polite">
        {texts.polite}
      </div>
      <div className="pui-visually-hidden" aria-live="assertive">
        {texts.assertive}
      </div>
    </AnnounceContext>
  );
};
