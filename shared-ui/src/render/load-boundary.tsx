import { ApiError } from '@portal/shared-contracts';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePopup } from '../popup/use-popup.tsx';

interface CatchingProps {
  isOfLoad: (error: unknown) => boolean;
  onFailed: () => void;
  children: ReactNode;
}

class Catching extends Component<CatchingProps> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown): { caught: { error: unknown } } {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (this.props.isOfLoad(error)) this.props.onFailed();
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    if (this.props.isOfLoad(caught.error)) return null;
    // What a part does wrong once it is there is not a matter of the line.
    throw caught.error;
  }
}

/** Props of {@link LoadBoundary}. */
export interface LoadBoundaryProps {
  /** Whether an error tells that the part did not arrive. */
  isOfLoad: (error: unknown) => boolean;
  onFailed: () => void;
  children: ReactNode;
}

/** A part that cannot be brought, as without a line, is not opened and says so: the page around it stays. */
export const LoadBoundary = ({ isOfLoad, onFailed, children }: LoadBoundaryProps) => {
  const { t } = useTranslation('ui');
  const popup = usePopup();
  const fail = (): void => {
    popup.failure(new ApiError({ code: 'timeout', status: 0, messages: [t('notLoaded')] }));
    onFailed();
  };
  return (
    <Catching isOfLoad={isOfLoad} onFailed={fail}>
      {children}
    </Catching>
  );
};
