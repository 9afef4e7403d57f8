import { adminRoutes, type EditedReview } from '@portal/shared-contracts/admin';
import { ConfirmDialog, ErrorState, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notMailed } from './not-mailed.ts';
import { type ReviewAct, useReviewActs } from './reviews.queries.ts';
import { ADMIN_TEXTS } from './texts.ts';

type Asked = Exclude<ReviewAct, 'publish'> | 'remove';

const actsOf = ({ state, hasDraft, publishedVersion, order }: EditedReview): Asked[] => [
  ...(hasDraft && publishedVersion > 0 ? (['discard'] as const) : []),
  state === 'archived' ? ('restore' as const) : ('archive' as const),
  ...(order ? [] : (['remove'] as const)),
];

/** Mails the link again, copies, drops the draft, archives and deletes; what takes something away asks first. */
export const ReviewActs = ({ review }: { review: EditedReview }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const navigate = useNavigate();
  const { act, copy, resend, remove } = useReviewActs(review._id);
  const [asked, setAsked] = useState<Asked>();
  const doAsked = async (): Promise<void> => {
    if (asked === 'remove') {
      await remove.mutateAsync();
      void navigate(adminRoutes.reviews({}));
    } else if (asked) await act.mutateAsync({ name: asked, baseVersion: review.version });
    if (asked) popup.success(t(`acts.done.${asked}`));
    setAsked(undefined);
  };
  const mailAgain = (): void =>
    resend.mutate(undefined, {
      onSuccess: ({ mailed }) =>
        mailed ? popup.success(t('acts.mailed')) : popup.failure(notMailed(t('acts.notMailed'))),
    });
  const doCopy = async (): Promise<void> => {
    const { review: made } = await copy.mutateAsync();
    popup.success(t('acts.copied'));
    void navigate(adminRoutes.review({ id: made._id }));
  };
  return (
    <>
      {resend.isError && <ErrorState error={resend.error} />}
      <div className="wr-buttons">
        {review.state === 'published' && (
          <Button loading={resend.isPending} onClick={mailAgain}>
            {t('acts.resend')}
          </Button>
        )}
        <Button loading={copy.isPending} onClick={() => void doCopy().catch(popup.failure)}>
          {t('acts.copy')}
        </Button>
        {actsOf(review).map((name) => (
          <Button key={name} danger={name === 'remove'} onClick={() => setAsked(name)}>
            {t(`acts.${name}`)}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked ? t(`acts.${asked}`) : ''}
        isDanger={asked === 'remove'}
        confirmLabel={asked ? t(`acts.${asked}`) : ''}
        onConfirm={doAsked}
        onCancel={() => setAsked(undefined)}
      >
        {asked && t(`acts.ask.${asked}`)}
      </ConfirmDialog>
    </>
  );
};
