import { adminRoutes, type ListedPerson } from '@portal/shared-contracts/admin';
import {
  EmailText,
  EmptyState,
  ErrorState,
  RelativeTime,
  StatusChip,
  usePopup,
} from '@portal/shared-ui';
import { BackOfficeList, type BackOfficeListProps } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import type { TableColumn } from '@portal/shared-ui/table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useInvitationAct } from './people.queries.ts';

/** How a state looks. */
export const chips = {
  invited: 'waiting',
  active: 'done',
  deactivated: 'problem',
  erased: 'problem',
} as const;

const nameOf = ({ _id, kind, firstName, lastName, email }: ListedPerson) => {
  const name = `${firstName} ${lastName}`.trim() || email;
  return kind === 'person' ? <Link to={adminRoutes.person({ id: _id })}>{name}</Link> : name;
};

/** The role in words, an admin's with the areas. */
export const useRoleText = () => {
  const { t } = useTranslation('admin');
  return ({ role, admin }: Pick<ListedPerson, 'role' | 'admin'>): string => {
    if (!admin) return t(`people.roles.${role}`);
    if (admin.isOwner) return t('people.owner');
    const held = admin.areas.map((area) => t(`people.areas.${area}`)).join(', ');
    return [t('people.roles.admin'), held].filter(Boolean).join(': ');
  };
};

const useActs = () => {
  const { t } = useTranslation('admin');
  const popup = usePopup();
  const { mutate, isPending, variables, error } = useInvitationAct();
  const buttons = (person: ListedPerson) =>
    person.kind === 'invitation' && (
      <div className="admin-buttons">
        {(['resend', 'revoke'] as const).map((act) => (
          <Button
            key={act}
            size="small"
            loading={isPending && variables.id === person._id && variables.act === act}
            aria-label={t(`people.${act}One`, { email: person.email })}
            onClick={() =>
              mutate(
                { id: person._id, act },
                { onSuccess: () => popup.success(t(`people.${act}Done`)) },
              )
            }
          >
            {t(`people.${act}`)}
          </Button>
        ))}
      </div>
    );
  return { buttons, error };
};

/** Everybody of the firm with what matters of each (BO-34). */
export const PeopleList = ({
  query,
  filters,
}: Pick<BackOfficeListProps<ListedPerson>, 'query' | 'filters'>) => {
  const { t } = useTranslation('admin');
  const roleText = useRoleText();
  const { buttons, error } = useActs();
  const columns: TableColumn<ListedPerson>[] = [
    {
      key: 'name',
      title: t('people.name'),
      render: nameOf,
      onCard: 'title',
    },
    {
      key: 'email',
      title: t('shell:fields.email'),
      render: ({ email }) => (email === '' ? '–' : <EmailText value={email} />),
    },
    { key: 'role', title: t('people.role'), render: roleText },
    {
      key: 'state',
      title: t('people.state'),
      render: ({ state }) => <StatusChip kind={chips[state]} label={t(`people.states.${state}`)} />,
    },
    {
      key: 'seen',
      title: t('people.lastSeen'),
      render: ({ lastSeen }) => (lastSeen ? <RelativeTime value={lastSeen} /> : '–'),
    },
    {
      key: 'open',
      title: t('people.openOrders'),
      render: ({ openOrders }) => openOrders,
      align: 'right',
    },
    { key: 'acts', title: t('people.acts'), render: buttons, onCard: 'action' },
  ];
  return (
    <>
      {error && <ErrorState error={error} />}
      <BackOfficeList
        live="people"
        views="people"
        label={t('places.people')}
        query={query}
        filters={filters}
        rowKey={({ _id }) => _id}
        columns={columns}
        empty={<EmptyState text={t('people.none')} />}
      />
    </>
  );
};
