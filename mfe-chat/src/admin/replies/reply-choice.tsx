import { NativeSelect } from '@portal/shared-ui/back-office';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import { savedRepliesQuery } from './replies.queries.ts';

/** Puts a saved reply into the field; nothing is offered where the firm has none. */
export const ReplyChoice = ({ onChoose }: { onChoose: (text: string) => void }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { data: replies = [] } = useQuery(savedRepliesQuery());
  if (replies.length === 0) return null;
  return (
    <NativeSelect
      aria-label={t('replies.insert')}
      value=""
      onChoose={(id) => {
        const chosen = replies.find(({ _id }) => _id === id);
        if (chosen) onChoose(chosen.text);
      }}
      options={[
        { value: '', label: t('replies.insert') },
        ...replies.map(({ _id, title }) => ({ value: _id, label: title })),
      ]}
    />
  );
};
