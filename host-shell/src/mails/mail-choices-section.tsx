import { callApi, type EndpointOutput } from '@portal/shared-contracts';
import {
  type MailChoice,
  mailChoices,
  type MailEvent,
  readMailChoices,
  saveMailChoice,
} from '@portal/shared-contracts/mails';
import { QueryStates, Section, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMailTexts } from './texts.ts';
import './mails.css';

type Choices = EndpointOutput<typeof readMailChoices>['items'];

const keyOf = (personId: string): string[] => ['mail-choices', personId];

const useChoose = (personId: string) => {
  const client = useQueryClient();
  const popup = usePopup();
  const queryKey = keyOf(personId);
  return useMutation({
    mutationFn: (chosen: { event: MailEvent; choice: MailChoice }) =>
      callApi(saveMailChoice, {
        ...chosen,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    // What is chosen shows at once; a refused choice goes back to what holds.
    onMutate: ({ event, choice }) =>
      client.setQueryData<Choices>(queryKey, (items) =>
        items?.map((item) => (item.event === event ? { event, choice } : item)),
      ),
    // The section may be left by then, and the choice looked saved.
    onError: popup.failure,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};

interface LineProps {
  event: MailEvent;
  choice: MailChoice;
  isSaved: boolean;
  onChoose: (choice: MailChoice) => void;
}

const Line = ({ event, choice, isSaved, onChoose }: LineProps) => {
  const { t } = useTranslation('mails');
  const id = useId();
  return (
    <li className="mail-choice">
      <label htmlFor={id}>{t(`events.${event}`)}</label>
      <span className="mail-choice-saved" role="status">
        {isSaved && t('saved')}
      </span>
      <select
        id={id}
        value={choice}
        onChange={({ target }) => onChoose(target.value as MailChoice)}
      >
        {mailChoices.map((value) => (
          <option key={value} value={value}>
            {t(`choices.${value}`)}
          </option>
        ))}
      </select>
    </li>
  );
};

const Shown = ({ personId }: { personId: string }) => {
  const query = useQuery({
    queryKey: keyOf(personId),
    queryFn: async () => (await callApi(readMailChoices, {})).items,
  });
  const { mutate, variables, isSuccess } = useChoose(personId);
  return (
    <QueryStates query={query} skeleton="table">
      {(items) => (
        <ul className="mail-choices">
          {items.map(({ event, choice }) => (
            <Line
              key={event}
              event={event}
              choice={choice}
              isSaved={isSuccess && variables.event === event}
              onChoose={(wanted) => mutate({ event, choice: wanted })}
            />
          ))}
        </ul>
      )}
    </QueryStates>
  );
};

/** What the person is mailed about, and when (BO-51). */
export const MailChoicesSection = ({ personId }: { personId: string }) => {
  const isReady = useMailTexts();
  const { t } = useTranslation('mails');
  const [isShown, setIsShown] = useState(false);
  if (!isReady) return null;
  return (
    <Section title={t('title')}>
      <p className="pui-help mail-choices-lead">{t('lead')}</p>
      {isShown ? (
        <Shown personId={personId} />
      ) : (
        <Button onClick={() => setIsShown(true)}>{t('show')}</Button>
      )}
    </Section>
  );
};
