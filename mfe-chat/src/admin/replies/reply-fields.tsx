import { limits } from '@portal/shared-contracts';
import { useVault } from '@portal/shared-contracts/react';
import { z } from '@portal/shared-contracts/schema';
import { FieldFrame } from '@portal/shared-ui';
import { TextArea, TextField } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';

const typedReply = z.object({ title: z.string(), text: z.string() });

/** What is typed of a reply. */
export type TypedReply = z.output<typeof typedReply>;

const parse = (stored: unknown): TypedReply | undefined => typedReply.safeParse(stored).data;

/** What is typed of a reply, kept on this device until it is saved, and whether it can be. */
export const useTypedReply = (key: string, first: TypedReply) => {
  const kept = useVault(`saved-reply:${key}`, first, parse);
  const [isChecked, setChecked] = useState(false);
  const { title, text } = kept.value;
  return {
    ...kept,
    key,
    isChecked,
    /** The reply where nothing is missing; what is missing is said at its field from now on. */
    check: (): TypedReply | undefined => {
      setChecked(true);
      return title.trim() === '' || text.trim() === '' ? undefined : { title, text };
    },
    forget: async () => {
      setChecked(false);
      await kept.clear();
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
            onChange={({ target }) => typed.setValue({ ...value, title: target.value })}
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
            onChange={({ target }) => typed.setValue({ ...value, text: target.value })}
          />
        )}
      </FieldFrame>
    </>
  );
};
