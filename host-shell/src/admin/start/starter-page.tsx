import { type EndpointOutput, holdsArea } from '@portal/shared-contracts';
import { adminRoutes, type listStarters } from '@portal/shared-contracts/admin';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { QueryStates, Section, Stack } from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminPage } from '../admin-page.tsx';
import { startersQuery } from './starter.queries.ts';
import { StarterPrices } from './starter-prices.tsx';

type Shown = EndpointOutput<typeof listStarters>;
type Starter = Shown['starters'][number];

const FILE = 'file';

/** `/admin/start/catalogue`: what a new firm begins with (BO-12). */
export const StarterPage = () => {
  const { t } = useTranslation('admin');
  const query = useQuery(startersQuery());
  const [isDone, setDone] = useState(false);
  return (
    <AdminPage width="reading" title={t('starter.title')} context={t('starter.about')}>
      {isDone ? (
        <Done />
      ) : (
        <QueryStates query={query} skeleton="form">
          {(shown) => <Choice shown={shown} onDone={() => setDone(true)} />}
        </QueryStates>
      )}
    </AdminPage>
  );
};

// Each is published before what is made of it.
const order = ['questionnaires', 'surveys', 'contracts', 'packages'] as const;

const Done = () => {
  const { t } = useTranslation('admin');
  return (
    <Section title={t('starter.next')} takesFocus>
      <Alert type="success" role="status" title={t('starter.done')} />
      <ol>
        {order.map((name) => (
          <li key={name}>
            <Link to={adminRoutes[name]({})}>{t(`starter.${name}`)}</Link>
          </li>
        ))}
      </ol>
      <p>
        <Link to={adminRoutes.start({})}>{t('starter.start')}</Link>
      </p>
    </Section>
  );
};

const hintOf = (
  { name, packages, ...counts }: Starter,
  t: ReturnType<typeof useTranslation>['t'],
) =>
  name === 'empty'
    ? t('admin:starter.hints.empty')
    : t('admin:starter.has', { ...counts, packages: packages.length });

const Choice = ({ shown, onDone }: { shown: Shown; onDone: () => void }) => {
  const { t } = useTranslation('admin');
  const { admin } = useSignedInUser();
  const [chosen, setChosen] = useState('');
  const { starters, currency } = shown;
  const options = [
    ...starters.map((starter) => ({ name: starter.name as string, hint: hintOf(starter, t) })),
    ...(holdsArea(admin, 'settings') ? [{ name: FILE, hint: t('starter.hints.file') }] : []),
  ];
  const starter = starters.find(({ name }) => name === chosen);
  return (
    <Stack gap={3}>
      <Section>
        <fieldset className="admin-choices">
          <legend>{t('starter.choose')}</legend>
          {options.map(({ name, hint }) => (
            <label key={name} className="pui-check">
              <input
                type="radio"
                name="starter"
                checked={name === chosen}
                onChange={() => setChosen(name)}
              />
              <span>
                <strong>{t(`starter.${name}`)}</strong>
                <br />
                <span className="pui-help">{hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </Section>
      {starter && starter.packages.length > 0 && (
        <StarterPrices key={chosen} starter={starter} currency={currency} onDone={onDone} />
      )}
      {chosen === 'empty' && <Link to={adminRoutes.packages({})}>{t('starter.toPackages')}</Link>}
      {chosen === FILE && (
        <Link to={adminRoutes.settings({ section: 'data' })}>{t('starter.toFile')}</Link>
      )}
    </Stack>
  );
};
