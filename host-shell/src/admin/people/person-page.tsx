import { holdsArea } from '@portal/shared-contracts';
import { adminRoutes, type FirmPerson } from '@portal/shared-contracts/admin';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { DateText, QueryStates, RelativeTime, Section, StatusChip } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { AdminPage } from '../admin-page.tsx';
import { AccountSection } from './account-section.tsx';
import { SeeAsSection } from '../see-as/see-as-section.tsx';
import { chips, useRoleText } from './people-list.tsx';
import { personQuery } from './people.queries.ts';
import { PersonDossier } from './person-dossier.tsx';
import { PersonForm } from './person-form.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { PersonPrivacySection } from './privacy/person-privacy.tsx';

/** `/admin/people/:id`: one person with everything that hangs on the account (BO-40). */
export const PersonPage = () => {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const query = useQuery(personQuery(id));
  const person = query.data;
  const name = person ? `${person.firstName} ${person.lastName}`.trim() || person.email : '';
  return (
    <AdminPage
      title={name || t('places.people')}
      back={{ to: adminRoutes.people({}), label: t('places.people') }}
      {...(person ? { status: <State state={person.state} />, context: person.email } : {})}
    >
      <QueryStates query={query} skeleton="text">
        {(found) => <Parts key={found._id} person={found} />}
      </QueryStates>
    </AdminPage>
  );
};

const Parts = ({ person }: { person: FirmPerson }) => {
  const user = useSignedInUser();
  const isGone = person.state === 'erased';
  // Nobody but an owner touches an admin.
  const mayTouch = person.role !== 'admin' || holdsArea(user.admin, 'owner');
  return (
    <>
      <Facts person={person} />
      {!isGone && <PersonForm person={person} />}
      <PersonDossier dossier={person.dossier} />
      {!isGone && <PersonSessions person={person} />}
      {person.state === 'active' && mayTouch && <SeeAsSection id={person._id} />}
      {!isGone && <AccountSection person={person} />}
      {!isGone && mayTouch && <PersonPrivacySection id={person._id} />}
    </>
  );
};

const State = ({ state }: Pick<FirmPerson, 'state'>) => {
  const { t } = useTranslation('admin');
  return <StatusChip kind={chips[state]} label={t(`people.states.${state}`)} />;
};

const Facts = ({ person }: { person: FirmPerson }) => {
  const { t } = useTranslation('admin');
  const user = useSignedInUser();
  const roleText = useRoleText();
  const { _id, lastSeen, createdAt, pendingEmail } = person;
  return (
    <Section>
      <p>{roleText(person)}</p>
      <p className="pui-help">
        {t('person.since')} <DateText value={createdAt} />
        {lastSeen && (
          <>
            {' · '}
            {t('people.lastSeen')} <RelativeTime value={lastSeen} />
          </>
        )}
      </p>
      {pendingEmail && (
        <p className="pui-help">{t('person.pendingEmail', { email: pendingEmail })}</p>
      )}
      {holdsArea(user.admin, 'owner') && (
        <p className="admin-links">
          <Link to={`${adminRoutes.audit({})}?person=${_id}`}>{t('person.didLog')}</Link>
          <Link to={`${adminRoutes.audit({})}?subject=${_id}`}>{t('person.ofLog')}</Link>
        </p>
      )}
    </Section>
  );
};
