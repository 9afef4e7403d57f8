import type { EndpointInput } from '@portal/shared-contracts';
import type { changePart, Part } from '@portal/shared-contracts/admin';
import { ConfirmDialog, QueryStates, Row, Section, usePopup } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { Button, CheckBox, Disclosure } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partsQuery, useChangePart } from './parts.queries.ts';
import { PartReleases, Vanishing } from './part-releases.tsx';

type Change = Omit<EndpointInput<typeof changePart>, 'remote'>;

/** Every part of the portal: whether it is there, and which of its releases (BO-24). */
export const PartsSection = () => {
  const query = useQuery(partsQuery());
  return (
    <QueryStates query={query} skeleton="table">
      {(parts) => (
        <>
          {parts.map((part) => (
            <PartCard key={part.remote} part={part} />
          ))}
        </>
      )}
    </QueryStates>
  );
};

const PartCard = ({ part }: { part: Part }) => {
  const { t } = useTranslation('admin');
  const popup = usePopup();
  const { mutateAsync, isPending } = useChangePart();
  const [isAsking, setAsking] = useState(false);
  const change = async (wanted: Change): Promise<void> => {
    await mutateAsync({ remote: part.remote, ...wanted });
    popup.success(t('settings.saved'));
  };
  const tryChange = (wanted: Change): Promise<void> => change(wanted).catch(popup.failure);
  return (
    <Section title={part.title}>
      {part.offByPlatform ? (
        <p>{t('parts.offByPlatform')}</p>
      ) : (
        <CheckBox
          checked={part.isOn}
          onChange={(event) => {
            if (event.target.checked) void tryChange({ isOn: true });
            else setAsking(true);
          }}
        >
          {t('parts.isOn', { part: part.title })}
        </CheckBox>
      )}
      <ReleaseChoice part={part} isChanging={isPending} change={tryChange} />
      <Disclosure label={t('parts.releases', { part: part.title })}>
        <PartReleases part={part} onPin={(pinned) => tryChange({ pinned })} />
      </Disclosure>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('parts.off', { part: part.title })}
        confirmLabel={t('parts.switchOff')}
        onConfirm={async () => {
          await change({ isOn: false });
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        <Vanishing pages={part.pages} />
        <p>{t('parts.nothingDeleted')}</p>
      </ConfirmDialog>
    </Section>
  );
};

const channels = ['stable', 'canary'] as const;

const runs = ({ pinned, running }: Part): string =>
  pinned !== null && running === pinned ? 'parts.pinned' : 'parts.runs';

const ReleaseChoice = ({
  part,
  isChanging,
  change,
}: {
  part: Part;
  isChanging: boolean;
  change: (wanted: Change) => Promise<void>;
}) => {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <>
      {part.running && <p>{t(runs(part), { release: part.running })}</p>}
      <Row>
        <label htmlFor={id}>{t('parts.channel', { part: part.title })}</label>
        <NativeSelect
          id={id}
          value={part.channel}
          onChoose={(channel) => void change({ channel: channel as (typeof channels)[number] })}
          options={channels.map((value) => ({ value, label: t(`parts.channels.${value}`) }))}
        />
        {part.earlier && (
          <Button
            aria-label={t('parts.goBackOf', { part: part.title, release: part.earlier })}
            loading={isChanging}
            // The named release: pressed twice it stays there instead of going back one more.
            onClick={() => void change({ pinned: part.earlier })}
          >
            {t('parts.goBack')}
          </Button>
        )}
        {part.pinned && (
          <Button
            aria-label={t('parts.followOf', { part: part.title })}
            onClick={() => void change({ pinned: null })}
          >
            {t('parts.follow')}
          </Button>
        )}
      </Row>
    </>
  );
};
