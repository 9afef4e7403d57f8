import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A component that comes when it is first shown, and stays from then on: a dialog, a menu.
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
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  const OnDemand = (props: P) => {
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
