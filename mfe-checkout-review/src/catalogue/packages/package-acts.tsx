import { adminRoutes, type EditedPackage } from '@portal/shared-contracts/admin';
import { ConfirmDialog, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ADMIN_TEXTS } from '../texts.ts';
import { type PackageAct, usePackageAct, usePackageCopies } from './packages.queries.ts';

type Asked = Exclude<PackageAct, 'publish'> | 'remove';

/** Which acts fit what a package is now. */
const actsOf = ({ state, hasDraft, publishedVersion, orders }: EditedPackage): Asked[] => [
  ...(hasDraft && publishedVersion !== null ? (['discard'] as const) : []),
  state === 'archived' ? ('restore' as const) : ('archive' as const),
  ...(orders === 0 ? (['remove'] as const) : []),
];

/** Copies, archives, discards and deletes; what takes something away asks first. */
export const PackageActs = ({ item }: { item: EditedPackage }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const navigate = useNavigate();
  const act = usePackageAct(item._id);
  const { copy, remove } = usePackageCopies(item._id);
  const [asked, setAsked] = useState<Asked>();
  const doCopy = async (): Promise<void> => {
    const { package: made } = await copy.mutateAsync();
    popup.success(t('acts.copied', { name: made.name }));
    void navigate(adminRoutes.package({ id: made._id }));
  };
  const doAsked = async (): Promise<void> => {
    if (asked === 'remove') {
      await remove.mutateAsync();
      void navigate(adminRoutes.packages({}));
    } else if (asked) await act.mutateAsync({ act: asked, baseVersion: item.version });
    if (asked) popup.success(t(`acts.done.${asked}`));
    setAsked(undefined);
  };
  return (
    <div className="cat-buttons">
      <Button loading={copy.isPending} onClick={() => void doCopy().catch(popup.failure)}>
        {t('acts.copy')}
      </Button>
      {actsOf(item).map((name) => (
        <Button key={name} danger={name === 'remove'} onClick={() => setAsked(name)}>
          {t(`acts.${name}`)}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked ? t(`acts.${asked}`) : ''}
        isDanger={asked === 'remove'}
        confirmLabel={asked ? t(`acts.${asked}`) : ''}
        onConfirm={doAsked}
        onCancel={() => setAsked(undefined)}
      >
        {asked && t(`acts.ask.${asked}`, { count: item.orders })}
      </ConfirmDialog>
    </div>
  );
};
