import { usePortal } from '@portal/shared-contracts/react';
import { LoadingSkeleton } from '@portal/shared-ui';
import { BellIcon } from '@portal/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import Badge from 'antd/es/badge';
import Button from 'antd/es/button';
import Popover from 'antd/es/popover';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationsQuery } from './notifications.queries.ts';

// Not part of the first load: it comes when somebody points at the bell.
const loadList = () => import('./bell-list.tsx');
const BellList = lazy(async () => ({ default: (await loadList()).BellList }));

/** The bell with its count and a list 230 pixels high (HS-74). */
export const NotificationBell = () => {
  const { t } = useTranslation('shell');
  const { user } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(notificationsQuery(user?._id));
  const count = query.data?.length ?? 0;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      // On a phone the list is wider than what is left of the bell.
      align={{ overflow: { adjustY: true, shiftX: true } }}
      destroyOnHidden
      content={
        <Suspense fallback={<LoadingSkeleton shape="table" count={3} />}>
          <BellList onDone={() => setOpen(false)} />
        </Suspense>
      }
    >
      <Badge count={count} size="small" offset={[-6, 6]}>
        <Button
          type="text"
          icon={<BellIcon />}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          aria-label={t('notifications.bell', { count })}
          onPointerEnter={() => void loadList()}
          onFocus={() => void loadList()}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        />
      </Badge>
    </Popover>
  );
};
