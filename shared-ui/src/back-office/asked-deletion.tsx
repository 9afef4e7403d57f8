import { type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';

/** Props of {@link AskedDeletion}. */
export interface AskedDeletionProps {
  /** What the button does, which is also the title of the question. */
  label: string;
  /** What is lost. */
  children: ReactNode;
  onConfirm: () => Promise<unknown>;
}

/** A button that removes what nothing brings back: it asks first, and the question stays until the answer came. */
export const AskedDeletion = ({ label, children, onConfirm }: AskedDeletionProps) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button danger onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={label}
        isDanger
        confirmLabel={label}
        onConfirm={async () => {
          await onConfirm();
          setAsked(false);
        }}
        onCancel={() => setAsked(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
};
