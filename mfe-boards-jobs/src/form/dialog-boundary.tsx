import { ApiError } from '@portal/shared-contracts';
import { usePopup } from '@portal/shared-ui';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

class Catching extends Component<{ onFailed: () => void; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** A dialog that cannot be brought, as without a line, is not opened and says so: the page behind it stays. */
export const DialogBoundary = ({
  onClose,
  children,
}: {
  onClose: () => void;
  children: ReactNode;
}) => {
  const { t } = useTranslation('boards');
  const popup = usePopup();
  const fail = (): void => {
    const messages = [t('dialog.loadFailed')];
    popup.failure(new ApiError({ code: 'timeout', status: 0, messages }));
    onClose();
  };
  return <Catching onFailed={fail}>{children}</Catching>;
};
