import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';

/**
 * A component that comes when it is first shown, and stays from then on: a dialog, a menu. A load that failed throws
 * to the nearest boundary; shown again after that, it is asked for again.
 *
 * @param load Brings the component.
 * @param isShown Whether these props show anything; without it, being rendered is being shown.
 * @example
 * const TipDialog = onDemand(async () => (await import('./tip-dialog.tsx')).TipDialog, ({ isOpen }) => isOpen);
 */
export const onDemand = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  isShown: (props: P) => boolean = () => true,
  waiting: ReactNode = null,
): ComponentType<P> => {
  type Part = LazyExoticComponent<ComponentType<P>>;
  let common: Part | undefined;
  // React keeps a failed load for ever, so whoever asks after it gets a new one.
  const begin = (): Part =>
    lazy(() =>
      load().then(
        (Loaded) => ({ default: Loaded }),
        (error: unknown) => {
          common = undefined;
          throw error;
        },
      ),
    );
  const OnDemand = (props: P) => {
    const [Part] = useState(() => (common ??= begin()) as unknown as ComponentType<P>);
    const [wasShown, setWasShown] = useState(false);
    if (!wasShown && isShown(props)) setWasShown(true);
    if (!wasShown) return null;
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
  return OnDemand;
};
