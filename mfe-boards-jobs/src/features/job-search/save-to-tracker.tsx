import type { Job } from '@portal/shared-contracts/jobs';
import { routes } from '@portal/shared-contracts/remote';
import { ConfirmDialog, ErrorState } from '@portal/shared-ui';
import { CheckIcon, SaveIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSaveJob } from './use-save-job.ts';

/** One click puts the job on the tracker; a similar card is warned about first. */
export const SaveToTracker = ({ job }: { job: Job }) => {
  const { t } = useTranslation('boards');
  const { save, isSaving, isSaved, error, duplicate, dismissDuplicate } = useSaveJob(job);
  // The link takes the button's place, and with it the focus of whoever has pressed it.
  const wasPressed = useRef(false);
  const takeFocus = useCallback((link: HTMLAnchorElement | null) => {
    if (wasPressed.current) link?.focus();
  }, []);
  const press = (): void => {
    wasPressed.current = true;
    void save(false).catch(() => undefined);
  };
  return (
    <div className="jobs-save">
      {isSaved ? (
        <Link className="jobs-saved" to={routes.board({})} ref={takeFocus}>
          <CheckIcon /> {t('jobs.onTracker')}
        </Link>
      ) : (
        <Button
          size="small"
          icon={<SaveIcon />}
          loading={isSaving}
          aria-label={t('jobs.saveLabel', { title: job.title })}
          onClick={press}
        >
          {t('jobs.save')}
        </Button>
      )}
      {error !== undefined && !duplicate && <ErrorState error={error} />}
      {duplicate && (
        <ConfirmDialog
          isOpen
          title={t('jobs.duplicateTitle')}
          confirmLabel={t('jobs.saveAnyway')}
          cancelLabel={t('dialog.cancel')}
          onConfirm={() => save(true)}
          onCancel={dismissDuplicate}
        >
          <p>{t('jobs.duplicate', { title: duplicate.title, column: duplicate.column })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
};
