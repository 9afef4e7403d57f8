import { limits } from '@portal/shared-contracts';
import type { SavedReply } from '@portal/shared-contracts/admin';
import { FieldFrame } from '@portal/shared-ui';
import { useKeptChanges } from '@portal/shared-ui/back-office';
import { TextArea, TextField } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';

/** What is typed of a reply. */
export type TypedReply = Pick<SavedReply, 'title' | 'text'>;

/** What is typed of a reply over a version of it, kept on this device until it is saved, and whether it can be. */
export const useTypedReply = (key: string, { title, text }: TypedReply, version: number) => {
  const kept = useKeptChanges(`saved-reply:${key}`, { title, text }, version);
  const [isChecked, setChecked] = useState(false);
  const value: TypedReply = { title, text, ...kept.typed };
  return {
    ...kept,
    key,
    value,
    isChecked,
    /** The reply where nothing is missing; what is missing is said at its field from now on. */
    check: (): TypedReply | undefined => {
      setChecked(true);
      return value.title.trim() === '' || value.text.trim() === '' ? undefined : value;
    },
    /** Lets go of what was saved; what was typed since stays. */
    saved: (sent: TypedReply, at: number): void => {
      setChecked(false);
      kept.forgetSent(sent, at);
    },
  };
};

/** The two fields of a reply, each with its own error. */
export const ReplyFields = ({ typed }: { typed: ReturnType<typeof useTypedReply> }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { key, value, isChecked } = typed;
  const missing = (name: keyof TypedReply) =>
    isChecked && value[name].trim() === '' ? { error: t(`replies.missing.${name}`) } : {};
  return (
    <>
      <FieldFrame name={`${key}-title`} label={t('replies.name')} isRequired {...missing('title')}>
        {(control) => (
          <TextField
            {...control}
            value={value.title}
            maxLength={limits.savedReplies.title}
            onChange={({ target }) => typed.type({ title: target.value })}
          />
        )}
      </FieldFrame>
      <FieldFrame name={`${key}-text`} label={t('replies.text')} isRequired {...missing('text')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={value.text}
            maxLength={limits.savedReplies.text}
            onChange={({ target }) => typed.type({ text: target.value })}
          />
        )}
      </FieldFrame>
    </>
  );
};
