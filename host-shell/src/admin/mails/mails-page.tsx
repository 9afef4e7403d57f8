import { adminRoutes } from '@portal/shared-contracts/admin';
import { type ListedMail, mailStates } from '@portal/shared-contracts/mails';
import {
  EmptyState,
  LoadingSkeleton,
  RelativeTime,
  Section,
  StatusChip,
  usePopup,
} from '@portal/shared-ui';
import {
  BackOfficeList,
  ChoiceFilter,
  RefusedSave,
  SearchFilter,
  useListFilter,
} from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMailTexts } from '../../mails/texts.ts';
import { AdminPage } from '../admin-page.tsx';
import { mailsQuery, useSendAgain } from './mails.queries.ts';

const chips = {
  waiting: 'waiting',
  sending: 'in-progress',
  sent: 'done',
  uncertain: 'problem',
  failed: 'problem',
  dropped: 'done',
} as const;

const ownReasons = ['interrupted', 'address-paused', 'done', 'gone', 'off'];

const useReason = () => {
  const { t } = useTranslation('admin');
  // What a mail server said is shown as it said it.
  return ({ reason }: ListedMail): string =>
    reason !== null && ownReasons.includes(reason) ? t(`mails.reasons.${reason}`) : (reason ?? '');
};

const useAgain = () => {
  const { t } = useTranslation('admin');
  const popup = usePopup();
  const [asked, setAsked] = useState<string>();
  const { mutate, isPending, variables, error } = useSendAgain();
  const send = ({ _id, state }: ListedMail): void => {
    // An uncertain mail may have arrived, so the second press is the one that counts.
    if (state === 'uncertain' && asked !== _id) return setAsked(_id);
    setAsked(undefined);
    return mutate(_id, { onSuccess: () => popup.success(t('mails.againDone')) });
  };
  const button = (mail: ListedMail) =>
    (mail.state === 'failed' || mail.state === 'uncertain') && (
      <div className="admin-buttons">
        {asked === mail._id && <span role="status">{t('mails.againAsk')}</span>}
        <Button
          size="small"
          loading={isPending && variables === mail._id}
          aria-label={t('mails.againOne', { to: mail.recipient })}
          onClick={() => send(mail)}
        >
          {t('mails.again')}
        </Button>
      </div>
    );
  return { button, error };
};

const useColumns = (button: TableColumn<ListedMail>['render']): TableColumn<ListedMail>[] => {
  const { t } = useTranslation(['admin', 'mails']);
  const reasonOf = useReason();
  return [
    {
      key: 'subject',
      title: t('admin:mails.subject'),
      render: ({ subject, event }) => subject ?? t(`mails:events.${event}`),
      onCard: 'title',
    },
    {
      key: 'to',
      title: t('admin:mails.to'),
      render: ({ name, recipient }) => [name, recipient].filter(Boolean).join(' · '),
    },
    {
      key: 'state',
      title: t('admin:mails.state'),
      render: (mail) => (
        <>
          <StatusChip kind={chips[mail.state]} label={t(`admin:mails.states.${mail.state}`)} />
          {reasonOf(mail) && <div className="pui-help">{reasonOf(mail)}</div>}
        </>
      ),
    },
    {
      key: 'when',
      title: t('admin:mails.when'),
      render: ({ state, dueAt, endedAt, createdAt }) => (
        <RelativeTime value={state === 'waiting' ? dueAt : (endedAt ?? createdAt)} />
      ),
    },
    { key: 'acts', title: t('admin:mails.acts'), render: button, onCard: 'action' },
  ];
};

const narrowing = { state: mailStates, search: 'text' } as const;

const Mails = () => {
  const { t } = useTranslation('admin');
  const list = useListFilter(narrowing);
  const query = useInfiniteQuery(mailsQuery(list.filter));
  const { button, error } = useAgain();
  const columns = useColumns(button);
  return (
    <Section>
      {error && <RefusedSave error={error} />}
      <BackOfficeList
        live="mails"
        views="mails"
        label={t('places.mails')}
        query={query}
        filters={
          <>
            <SearchFilter {...list} name="search" label={t('mails.search')} />
            <ChoiceFilter
              {...list}
              name="state"
              label={t('mails.state')}
              all={t('mails.all')}
              options={mailStates.map((value) => ({ value, label: t(`mails.states.${value}`) }))}
            />
          </>
        }
        rowKey={({ _id }) => _id}
        columns={columns}
        empty={<EmptyState text={t('mails.none')} />}
      />
    </Section>
  );
};

/** `/admin/mails`: every mail and what became of it; what failed or is uncertain is sent again here (BO-55). */
export const MailsPage = () => {
  const { t } = useTranslation('admin');
  const isReady = useMailTexts();
  return (
    <AdminPage title={t('places.mails')}>
      <p className="admin-links">
        <Link to={adminRoutes.mailTemplates({})}>{t('templates.title')}</Link>
      </p>
      {isReady ? <Mails /> : <LoadingSkeleton />}
    </AdminPage>
  );
};
