import type { StaffOrder } from '@portal/shared-contracts/orders';
import { usePopup } from '@portal/shared-ui';
import { InboxIcon, UndoIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { useArchive } from './use-archive.ts';

/** Archives a row or takes it back; nothing is lost either way, so nothing is asked. */
export const ArchiveButton = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('orders');
  const popup = usePopup();
  const change = useArchive(order);
  const verb = order.writerArchived ? 'unarchive' : 'archive';
  return (
    <Button
      type="text"
      icon={order.writerArchived ? <UndoIcon /> : <InboxIcon />}
      loading={change.isPending}
      title={t(verb)}
      aria-label={t(`${verb}Named`, { name: `${order.package.packageName} #${order.number}` })}
      onClick={() =>
        change.mutate(undefined, {
          onSuccess: () => popup.success(t(`${verb}Done`)),
          onError: (error) => popup.failure(error),
        })
      }
    />
  );
};
