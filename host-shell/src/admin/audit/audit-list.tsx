import type { AuditItem } from '@portal/shared-contracts/admin';
import { DateText, EmptyState, ErrorState } from '@portal/shared-ui';
import { BackOfficeList, type BackOfficeListProps, useUndo } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { useSettingName } from '../settings/use-setting-name.ts';

/** Props of {@link AuditList}. */
export type AuditListProps = Pick<BackOfficeListProps<AuditItem>, 'query' | 'filters'>;

/** The log with a sentence for each act, and what stands behind it on asking. */
export const AuditList = (props: AuditListProps) => {
  const { t } = useTranslation('admin');
  const sentenceOf = useSentence();
  return (
    <BackOfficeList<AuditItem>
      views="audit"
      {...props}
      label={t('places.audit')}
      rowKey={({ _id }) => _id}
      columns={[
        { key: 'sentence', title: t('audit.what'), render: Act, onCard: 'title' },
        { key: 'person', title: t('audit.who'), render: ({ person }) => person?.name || '–' },
        {
          key: 'at',
          title: t('audit.when'),
          render: ({ at }) => <DateText value={at} style="moment" />,
        },
        { key: 'address', title: t('audit.address'), render: ({ address }) => address ?? '–' },
        {
          key: 'undo',
          title: t('audit.undo'),
          onCard: 'action',
          render: (item) => item.canUndo && <Undo id={item._id} act={sentenceOf(item)} />,
        },
      ]}
      empty={<EmptyState text={t('audit.none')} />}
    />
  );
};

// The server knows settings by their paths alone; what each is called stands in the words of their page.
const useSentence = (): ((item: AuditItem) => string) => {
  const nameOf = useSettingName();
  return ({ sentence, subject }) =>
    subject?.kind === 'setting'
      ? sentence.replace(subject._id, () => nameOf(subject._id))
      : sentence;
};

const Undo = ({ id, act }: { id: string; act: string }) => {
  const { t } = useTranslation('admin');
  const { mutate, isPending, error } = useUndo();
  return (
    <>
      <Button
        size="small"
        loading={isPending}
        aria-label={t('audit.undoOne', { act })}
        onClick={() => mutate(id)}
      >
        {t('audit.undo')}
      </Button>
      {error && <ErrorState error={error} />}
    </>
  );
};

const Act = (item: AuditItem) => <ActDetails item={item} />;

const ActDetails = ({ item }: { item: AuditItem }) => {
  const { t } = useTranslation('admin');
  const nameOf = useSettingName();
  const sentenceOf = useSentence();
  const ofSetting = item.subject?.kind === 'setting';
  return (
    <details className="admin-act">
      <summary>{sentenceOf(item)}</summary>
      <ul className="admin-changes">
        {item.changes.map(({ field, before, after }) => (
          <li key={field}>
            {ofSetting ? nameOf(field) : <code className="admin-code">{field}</code>}: {before} →{' '}
            {after}
          </li>
        ))}
        <li>
          {t('audit.call')}: <code className="admin-code">{item.action}</code>
        </li>
        {item.subject && (
          <li>
            {t('audit.id')}: <code className="admin-code">{item.subject._id}</code>
          </li>
        )}
        {item.batch && (
          <li>
            {t('audit.batch')}: <code className="admin-code">{item.batch}</code>
          </li>
        )}
      </ul>
    </details>
  );
};
