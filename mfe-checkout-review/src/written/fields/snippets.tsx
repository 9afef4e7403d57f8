import { callApi } from '@portal/shared-contracts';
import {
  deleteReviewSnippet,
  type ReviewSnippet,
  saveReviewSnippet,
} from '@portal/shared-contracts/admin';
import { ErrorState, FieldFrame, QueryStates, usePopup } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { Button, Disclosure, TextField } from '@portal/shared-ui/controls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { snippetsQuery } from '../reviews.queries.ts';
import { ADMIN_TEXTS } from '../texts.ts';

const useSnippetActs = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: snippetsQuery().queryKey });
  const keep = useMutation({
    mutationFn: (snippet: { title: string; text: string }) => callApi(saveReviewSnippet, snippet),
    onSuccess: async () => {
      await onSuccess();
      popup.success(t('snippets.kept'));
    },
  });
  const drop = useMutation({
    mutationFn: (id: string) => callApi(deleteReviewSnippet, { id }),
    onSuccess,
  });
  return { keep, drop };
};

/** Puts kept words into a reason, or keeps what stands there. */
export const SnippetChoice = ({
  name,
  text,
  onInsert,
}: {
  name: string;
  text: string;
  onInsert: (text: string) => void;
}) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { data } = useQuery(snippetsQuery());
  const { keep } = useSnippetActs();
  const [title, setTitle] = useState('');
  const snippets = data?.snippets ?? [];
  const insert = (id: string): void => {
    const chosen = snippets.find(({ _id }) => _id === id);
    if (chosen) onInsert(chosen.text);
  };
  return (
    <Disclosure label={t('snippets.title')}>
      {snippets.length > 0 && (
        <FieldFrame name={`${name}.snippet`} label={t('snippets.insert')}>
          {(control) => (
            <NativeSelect
              {...control}
              value=""
              onChoose={insert}
              options={[
                { value: '', label: t('snippets.choose') },
                ...snippets.map((one) => ({ value: one._id, label: one.title })),
              ]}
            />
          )}
        </FieldFrame>
      )}
      <FieldFrame name={`${name}.snippetTitle`} label={t('snippets.name')}>
        {(control) => (
          <TextField
            {...control}
            value={title}
            maxLength={255}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </FieldFrame>
      <Button
        size="small"
        disabled={title.trim() === '' || text.trim() === ''}
        loading={keep.isPending}
        onClick={() => keep.mutate({ title, text }, { onSuccess: () => setTitle('') })}
      >
        {t('snippets.keep')}
      </Button>
      {keep.isError && <ErrorState error={keep.error} />}
    </Disclosure>
  );
};

/** The kept words, to drop those that nobody needs any more. */
export const SnippetList = () => (
  <QueryStates query={useQuery(snippetsQuery())} skeleton="text">
    {({ snippets }) => <Snippets snippets={snippets} />}
  </QueryStates>
);

const Snippets = ({ snippets }: { snippets: readonly ReviewSnippet[] }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { drop } = useSnippetActs();
  if (snippets.length === 0) return <p className="cr-note">{t('snippets.none')}</p>;
  return (
    <>
      <ul className="wr-snippets">
        {snippets.map(({ _id, title, text }) => (
          <li key={_id}>
            <strong>{title}</strong>
            <span className="cr-note">{text}</span>
            <Button
              size="small"
              aria-label={t('snippets.dropOne', { title })}
              loading={drop.isPending && drop.variables === _id}
              onClick={() => drop.mutate(_id)}
            >
              {t('snippets.drop')}
            </Button>
          </li>
        ))}
      </ul>
      {drop.isError && <ErrorState error={drop.error} />}
    </>
  );
};
