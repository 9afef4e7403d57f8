import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { LoadBoundary } from './load-boundary.tsx';

/**
 * A component that comes when it is first shown, and stays from then on: a dialog, a menu. A load that failed is begun
 * again when the component is shown again.
 *
 * @param load Brings the component.
 * @param isShown Whether these props show anything; without it, being rendered is being shown.
 * @param waiting What stands in its place until it is there.
 * @param close Closes what these props show. With it a load that failed is told in a popup and closed, and the page
 *   stays; without it the failure is thrown to the nearest boundary.
 * @example
 * const TipDialog = onDemand(async () => (await import('./tip-dialog.tsx')).TipDialog, ({ isOpen }) => isOpen);
 */
export const onDemand = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  isShown: (props: P) => boolean = () => true,
  waiting: ReactNode = null,
  close?: (props: P) => void,
): ComponentType<P> => {
  type Part = LazyExoticComponent<ComponentType<P>>;
  let common: Part | undefined;
  const failures = new WeakSet<object>();
  // React keeps a failed load for ever, so whoever asks after it gets a new one.
  const begin = (): Part =>
    lazy(() =>
      load().then(
        (Loaded) => ({ default: Loaded }),
        (error: unknown) => {
          common = undefined;
          if (error instanceof Error) failures.add(error);
          throw error;
        },
      ),
    );
  const ofNow = (): ComponentType<P> => (common ??= begin()) as unknown as ComponentType<P>;
  const OnDemand = (props: P) => {
    const [{ Part, tries }, setPart] = useState(() => ({ Part: ofNow(), tries: 0 }));
    const [wasShown, setWasShown] = useState(false);
    if (!wasShown && isShown(props)) setWasShown(true);
    if (!wasShown) return null;
    const part = (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
    if (!close) return part;
    const giveUp = (): void => {
      setWasShown(false);
      setPart({ Part: ofNow(), tries: tries + 1 });
      close(props);
    };
    return (
      <LoadBoundary
        key={tries}
        isOfLoad={(error) => error instanceof Error && failures.has(error)}
        onFailed={giveUp}
      >
        {part}
      </LoadBoundary>
    );
  };
  return OnDemand;
};
