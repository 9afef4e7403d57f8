import { routes } from '@portal/shared-contracts/remote';
import type { TemplateSummary } from '@portal/shared-contracts/questionnaires';
import { DateText, EmptyState, StatusChip } from '@portal/shared-ui';
import { EyeIcon } from '@portal/shared-ui/icons';
import { DataTable, type TableColumn } from '@portal/shared-ui/table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../link-button.tsx';
import './templates.css';

const TemplateState = ({ template }: { template: TemplateSummary }) => {
  const { t } = useTranslation('questionnaires');
  if (!template.publishedAt) return <StatusChip kind="waiting" label={t('template.draft')} />;
  if (template.hasUnpublishedChanges)
    return <StatusChip kind="in-progress" label={t('template.changed')} />;
  return <StatusChip kind="done" label={t('template.published')} />;
};

const useColumns = (): TableColumn<TemplateSummary>[] => {
  const { t } = useTranslation('questionnaires');
  return [
    {
      key: 'name',
      title: t('template.name'),
      render: ({ name }) => name,
      sortValue: ({ name }) => name,
      searchText: ({ name }) => name,
      onCard: 'title',
    },
    {
      key: 'questions',
      title: t('template.questionCount'),
      render: ({ questionCount }) => questionCount,
      sortValue: ({ questionCount }) => questionCount,
      align: 'right',
    },
    {
      key: 'state',
      title: t('template.state'),
      render: (template) => <TemplateState template={template} />,
    },
    {
      key: 'saved',
      title: t('template.saved'),
      render: ({ savedAt }) => <DateText value={savedAt} style="moment" />,
      sortValue: ({ savedAt }) => savedAt,
    },
    {
      key: 'view',
      title: t('template.action'),
      render: ({ _id, name }) => (
        <Link
          className="quest-view"
          to={routes.template({}, { key: _id })}
          aria-label={t('template.viewName', { name })}
        >
          <EyeIcon /> {t('template.view')}
        </Link>
      ),
      onCard: 'action',
    },
  ];
};

/** The writer's templates (QU-35). */
export const TemplateTable = ({ templates }: { templates: readonly TemplateSummary[] }) => {
  const { t } = useTranslation('questionnaires');
  const columns = useColumns();
  return (
    <DataTable
      label={t('page.templates')}
      rows={templates}
      rowKey={({ _id }) => _id}
      columns={columns}
      isSearchable={templates.length > 5}
      empty={
        <EmptyState
          text={t('template.none')}
          hint={t('template.noneHint')}
          action={
            <LinkButton type="primary" to={routes.templateCreate({})}>
              {t('template.create')}
            </LinkButton>
          }
        />
      }
    />
  );
};
