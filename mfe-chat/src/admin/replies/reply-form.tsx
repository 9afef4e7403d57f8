import { ApiError } from '@portal/shared-contracts';
import type { SavedReply } from '@portal/shared-contracts/admin';
import { ErrorState, Row, usePopup } from '@portal/shared-ui';
import { AskedDeletion, KeepOrTake, useKeyOf } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import { useChangeReply, useCreateReply, useDeleteReply } from './replies.queries.ts';
import { ReplyFields, useTypedReply } from './reply-fields.tsx';

const EMPTY = { title: '', text: '' };

/** Saves another reply. */
export const NewReply = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const typed = useTypedReply('new', EMPTY, 0);
  const { keyOf, arrived } = useKeyOf();
  const { mutate, isPending, error } = useCreateReply(({ title, text }) => {
    arrived();
    typed.saved({ title, text }, 0);
  });
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const reply = typed.check();
    if (!reply || isPending) return;
    mutate({ ...reply, key: keyOf(reply) }, { onSuccess: () => popup.success(t('replies.saved')) });
  };
  return (
    <form className="chat-admin-form" noValidate onSubmit={save}>
      <ReplyFields typed={typed} />
      {error && <ErrorState error={error} />}
      <Row>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t('replies.add')}
        </Button>
      </Row>
    </form>
  );
};

/** Changes a reply or removes it; what somebody else changed meanwhile is not overwritten unasked. */
export const ReplyForm = ({ reply }: { reply: SavedReply }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const { _id: id, version, title, text } = reply;
  const typed = useTypedReply(id, { title, text }, version);
  const change = useChangeReply((sent, saved) => typed.saved(sent, saved.version));
  const remove = useDeleteReply();
  const isStale = change.error instanceof ApiError && change.error.code === 'conflict';
  const send = (baseVersion: number | undefined): void => {
    const content = typed.check();
    if (!content || change.isPending) return;
    const onSuccess = () => popup.success(t('replies.saved'));
    change.mutate({ id, baseVersion, ...content }, { onSuccess });
  };
  // Theirs was read with the refusal.
  const take = (): void => {
    typed.forget();
    change.reset();
  };
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    send(typed.baseVersion);
  };
  return (
    <form className="chat-admin-form" noValidate onSubmit={save}>
      <ReplyFields typed={typed} />
      {change.error && <ErrorState error={change.error} />}
      {isStale && <KeepOrTake onKeep={() => send(undefined)} onTake={take} />}
      <Row>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('replies.save')}
        </Button>
        <AskedDeletion label={t('replies.delete')} onConfirm={() => remove.mutateAsync(id)}>
          {t('replies.askDelete', { title })}
        </AskedDeletion>
      </Row>
    </form>
  );
};
