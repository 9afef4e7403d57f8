import { type DossierEntry, dossierParts, type FirmPerson } from '@portal/shared-contracts/admin';
import { DateText, Grid, Section } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

// What can be done with the account stands below, so a long history opens on asking.
const AT_FIRST = 8;

/** Where a person appears: orders, invoices, reviews (BO-40). */
export const PersonDossier = ({ dossier }: Pick<FirmPerson, 'dossier'>) => {
  const { t } = useTranslation('admin');
  return (
    <Grid>
      {dossierParts.map((part) => (
        <Section key={part} title={t(`person.dossier.${part}`)}>
          <Entries entries={dossier[part]} />
        </Section>
      ))}
    </Grid>
  );
};

const Entries = ({ entries }: { entries: readonly DossierEntry[] }) => {
  const { t } = useTranslation(['admin', 'ui']);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, AT_FIRST);
  if (entries.length === 0) return <p className="pui-help">{t('person.nothing')}</p>;
  return (
    <>
      <ul className="admin-entries">
        {shown.map(({ _id, title, at, to }) => (
          <li key={_id}>
            {to ? <Link to={to}>{title || t('admin:person.review')}</Link> : title}
            {at && (
              <span className="pui-help">
                <DateText value={at} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t('ui:more')}
        </Button>
      )}
    </>
  );
};
