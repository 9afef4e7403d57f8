import type { FirmQuestionnaireKind } from '@portal/shared-contracts/admin';
import { isQuestion } from '@portal/shared-contracts/questionnaires';
import { DateText, EmptyState } from '@portal/shared-ui';
import { BackOfficeList } from '@portal/shared-ui/back-office';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { versionsQuery } from '../firm-questionnaires.queries.ts';
import { ADMIN_TEXTS } from '../texts.ts';

/** What was published, when and by whom; none of it ever changes. */
export const Versions = ({ kind, id }: { kind: FirmQuestionnaireKind; id: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const query = useInfiniteQuery(versionsQuery(kind, id));
  return (
    <BackOfficeList
      label={t('versions.title')}
      query={query}
      rowKey={({ number }) => String(number)}
      empty={<EmptyState text={t('versions.none')} />}
      columns={[
        {
          key: 'number',
          title: t('list.version'),
          onCard: 'title',
          render: ({ number }) => number,
        },
        { key: 'title', title: t('list.title'), render: ({ title }) => title },
        {
          key: 'questions',
          title: t('list.questions'),
          align: 'right',
          render: ({ questions }) => questions.filter(({ type }) => isQuestion(type)).length,
        },
        {
          key: 'at',
          title: t('versions.at'),
          render: ({ publishedAt }) => <DateText value={publishedAt} style="moment" />,
        },
        { key: 'by', title: t('versions.by'), render: ({ by }) => by ?? '–' },
      ]}
    />
  );
};
