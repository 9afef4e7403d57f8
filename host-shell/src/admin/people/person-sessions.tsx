import type { FirmPerson } from '@portal/shared-contracts/admin';
import { RelativeTime, Section } from '@portal/shared-ui';
import { RefusedSave } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { useEndSessions } from './people.queries.ts';

/** Where a person is signed in, to be ended one by one or all at once (BO-40). */
export const PersonSessions = ({ person: { _id: id, sessions } }: { person: FirmPerson }) => {
  const { t } = useTranslation('admin');
  const { mutate, isPending, variables, error } = useEndSessions();
  return (
    <Section title={t('person.sessions.title')}>
      {error && <RefusedSave error={error} />}
      {sessions.length === 0 && <p className="pui-help">{t('person.sessions.none')}</p>}
      <ul className="admin-changes admin-sessions">
        {sessions.map(({ _id: sessionId, browser, system, lastSeen }) => {
          const device =
            [browser, system].filter(Boolean).join(', ') || t('person.sessions.device');
          // A button that is disabled while it works would lose the focus.
          const isEnding = isPending && variables.sessionId === sessionId;
          return (
            <li key={sessionId} className="admin-buttons">
              <span>{device}</span>
              <span className="pui-help">
                <RelativeTime value={lastSeen} />
              </span>
              <Button
                size="small"
                loading={isEnding}
                disabled={isPending && !isEnding}
                aria-label={t('person.sessions.endOne', { device })}
                onClick={() => mutate({ id, sessionId })}
              >
                {t('person.sessions.end')}
              </Button>
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Button
          loading={isPending && variables.sessionId === undefined}
          disabled={isPending && variables.sessionId !== undefined}
          onClick={() => mutate({ id })}
        >
          {t('person.sessions.endAll')}
        </Button>
      )}
    </Section>
  );
};
