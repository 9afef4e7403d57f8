import {
  firmQuestionnaireStates,
  type FirmQuestionnaireKind,
  type ListedQuestionnaire,
} from '@portal/shared-contracts/admin';
import {
  DateText,
  EmptyState,
  Page as PageFrame,
  PageHeader,
  Section,
  StatusChip,
} from '@portal/shared-ui';
import {
  BackOfficeList,
  ChoiceFilter,
  SearchFilter,
  useListFilter,
} from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { desks } from '../desks.ts';
import { firmQuestionnairesQuery } from '../firm-questionnaires.queries.ts';
import { ADMIN_TEXTS } from '../texts.ts';
import { CreateForm } from './create-form.tsx';
import '../admin.css';

const chips = { draft: 'waiting', published: 'done', archived: 'in-progress' } as const;

/** Where it stands, and whether its draft says something else than what is asked. */
export const QuestionnaireState = ({
  state,
  hasChanges,
}: Pick<ListedQuestionnaire, 'state' | 'hasChanges'>) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <span className="quest-firm-state">
      <StatusChip kind={chips[state]} label={t(`state.${state}`)} />
      {hasChanges && <StatusChip kind="waiting" label={t('state.changed')} />}
    </span>
  );
};

const useColumns = (kind: FirmQuestionnaireKind): TableColumn<ListedQuestionnaire>[] => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const usedBy: TableColumn<ListedQuestionnaire> = {
    key: 'usedBy',
    title: t('list.usedBy'),
    render: ({ usedBy: packages }) =>
      packages.length === 0 ? t('list.unused') : packages.join(', '),
  };
  return [
    {
      key: 'title',
      title: t('list.title'),
      onCard: 'title',
      render: ({ _id, title }) => <Link to={desks[kind].toOne(_id)}>{title}</Link>,
    },
    { key: 'state', title: t('list.state'), render: (row) => <QuestionnaireState {...row} /> },
    {
      key: 'version',
      title: t('list.version'),
      align: 'right',
      render: ({ published }) => published ?? '–',
    },
    // A template is copied, so nothing holds on to it.
    ...(kind === 'template' ? [] : [usedBy]),
    {
      key: 'questions',
      title: t('list.questions'),
      align: 'right',
      render: ({ questionCount }) => questionCount,
    },
    {
      key: 'saved',
      title: t('list.saved'),
      render: ({ savedAt }) => <DateText value={savedAt} style="moment" />,
    },
  ];
};

const narrowing = { state: firmQuestionnaireStates, search: 'text' } as const;

/** What the firm asks, of one kind: state, version and who uses it (BO-75). */
export const ListPage = ({ kind }: { kind: FirmQuestionnaireKind }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const list = useListFilter(narrowing);
  const [isCreating, setCreating] = useState(false);
  const query = useInfiniteQuery(firmQuestionnairesQuery(kind, list.filter));
  const columns = useColumns(kind);
  const create = (
    <Button type="primary" onClick={() => setCreating(true)}>
      {t(`${kind}.new`)}
    </Button>
  );
  return (
    <PageFrame>
      <PageHeader
        title={t(`${kind}.list`)}
        context={t(`${kind}.context`)}
        {...(isCreating ? {} : { action: create })}
      />
      {isCreating && <CreateForm kind={kind} onCancel={() => setCreating(false)} />}
      <Section>
        <BackOfficeList
          live={`${kind}s`}
          views={`${kind}s`}
          label={t(`${kind}.list`)}
          query={query}
          rowKey={({ _id }) => _id}
          columns={columns}
          filters={
            <>
              <SearchFilter {...list} name="search" label={t('list.search')} />
              <ChoiceFilter
                {...list}
                name="state"
                label={t('list.state')}
                all={t('list.inUse')}
                options={firmQuestionnaireStates.map((value) => ({
                  value,
                  label: t(`state.${value}`),
                }))}
              />
            </>
          }
          empty={<EmptyState text={t('list.none')} hint={t('list.noneHint')} />}
        />
      </Section>
    </PageFrame>
  );
};
