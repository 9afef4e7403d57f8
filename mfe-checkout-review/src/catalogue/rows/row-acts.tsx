import { ConfirmDialog, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';

/** Something that is done to a whole row after asking. */
export interface RowAct {
  name: string;
  label: string;
  /** What it means; the dialog says it. */
  ask: string;
  done: string;
  isDanger?: boolean;
  run: () => Promise<unknown>;
}

/** The acts on a row, each asking first. */
export const RowActs = ({ acts }: { acts: readonly RowAct[] }) => {
  const popup = usePopup();
  const [asked, setAsked] = useState<RowAct>();
  const confirm = async (): Promise<void> => {
    await asked?.run();
    if (asked) popup.success(asked.done);
    setAsked(undefined);
  };
  return (
    <>
      {acts.map((act) => (
        <Button key={act.name} danger={act.isDanger ?? false} onClick={() => setAsked(act)}>
          {act.label}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked?.label ?? ''}
        isDanger={asked?.isDanger ?? false}
        confirmLabel={asked?.label ?? ''}
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
      >
        {asked?.ask}
      </ConfirmDialog>
    </>
  );
};
