import type { DeviceSession } from '@portal/shared-contracts/people';
import { DateText, StatusChip } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';

/** Props of {@link SessionLine}. */
export interface SessionLineProps {
  session: DeviceSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** One browser: what it is, since when it is signed in, and the way to end it. */
export const SessionLine = ({ session, isEnding, onEnd }: SessionLineProps) => {
  const { t } = useTranslation('shell');
  const { browser, system, isThis } = session;
  const both = browser && system ? t('security.browserOn', { browser, system }) : browser || system;
  const name = both || t('security.unknownBrowser');
  return (
    <li className="session-line">
      <div className="session-what">
        <p className="session-name">
          {name} {isThis && <StatusChip kind="done" label={t('security.thisBrowser')} />}
        </p>
        <p className="pui-help">
          {t('security.firstSeen')} <DateText value={session.firstSeen} style="moment" />
        </p>
        <p className="pui-help">
          {t('security.lastSeen')} <DateText value={session.lastSeen} style="moment" />
        </p>
      </div>
      {!isThis && (
        <Button
          loading={isEnding}
          onClick={onEnd}
          aria-label={t('security.endNamed', { browser: name })}
        >
          {t('security.end')}
        </Button>
      )}
    </li>
  );
};
