import { callApi } from '@portal/shared-contracts';
import { endOneSession, endOtherSessions } from '@portal/shared-contracts/people';
import { usePortal } from '@portal/shared-contracts/react';
import { ErrorState, QueryStates, Section, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmIdentity } from '../session-watch/identity-watch.tsx';
import { sessionsQuery } from '../account/security.queries.ts';
import { SessionLine } from './session-line.tsx';

/** Ends one session by its id, or all others. */
const useEndSessions = (person: string) => {
  const { t } = useTranslation('shell');
  const popup = usePopup();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | 'others') =>
      id === 'others' ? callApi(endOtherSessions, {}) : callApi(endOneSession, { id }),
    onSuccess: () => popup.success(t('security.ended')),
    // Also after a failure: the session may have ended by itself meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery(person).queryKey }),
  });
};

/** Where the person is signed in, with the way to end each of it. */
export const SessionsSection = ({ person }: { person: string }) => {
  const { t } = useTranslation('shell');
  const { user } = usePortal();
  const query = useQuery(sessionsQuery(person));
  const { mutate, isPending, variables, error } = useEndSessions(person);
  const others = (query.data?.length ?? 1) - 1;
  return (
    <Section
      title={t('security.sessions')}
      extra={
        others > 0 && (
          <Button loading={isPending && variables === 'others'} onClick={() => mutate('others')}>
            {t('security.endOthers')}
          </Button>
        )
      }
    >
      <p className="pui-help account-hint">{t('security.sessionsHelp')}</p>
      {/* The server wants to know who it is before it ends one; an admin is asked by the whole portal. */}
      {user?.role !== 'admin' && others > 0 && (
        <Suspense>
          <ConfirmIdentity />
        </Suspense>
      )}
      {error && <ErrorState error={error} />}
      <QueryStates query={query} skeleton="table">
        {(sessions) => (
          <ul className="session-list">
            {sessions.map((session) => (
              <SessionLine
                key={session._id}
                session={session}
                isEnding={isPending && variables === session._id}
                onEnd={() => mutate(session._id)}
              />
            ))}
          </ul>
        )}
      </QueryStates>
    </Section>
  );
};
