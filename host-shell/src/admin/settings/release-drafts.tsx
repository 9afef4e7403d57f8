import { adminRoutes } from '@portal/shared-contracts/admin';
import { ConfirmDialog } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The switch behind which drafts wait for a yes of the firm. */
export const APPROVAL_SWITCH = 'website_settings.enable_revisions_approval_feature';

interface ReleaseDraftsProps {
  /** How many wait, in words; nothing while there is nothing to ask. */
  waiting: string | undefined;
  onRelease: () => Promise<void>;
  onCancel: () => void;
}

/** Asks to let waiting drafts through before nobody looks at them any more (BO-21). */
export const ReleaseDrafts = ({ waiting, onRelease, onCancel }: ReleaseDraftsProps) => {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      isOpen={waiting !== undefined}
      title={t('settings.release.title')}
      confirmLabel={t('settings.release.confirm')}
      onConfirm={onRelease}
      onCancel={onCancel}
    >
      <p>{waiting}</p>
      <p>{t('settings.release.about')}</p>
      <Link to={adminRoutes.approvals({})}>{t('settings.release.look')}</Link>
    </ConfirmDialog>
  );
};
