import { ApiError } from '@portal/shared-contracts';
import { INVITED_AT_ONCE } from '@portal/shared-contracts/admin';
import { useVault } from '@portal/shared-contracts/react';
import { ErrorState, LoadingSkeleton, Section, Stack, usePopup } from '@portal/shared-ui';
import { FileInput } from '@portal/shared-ui/back-office';
import { Button, TextArea } from '@portal/shared-ui/controls';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInviteMany, useIsInvitingMany } from './people.queries.ts';
import { readTable, type TableLine } from './read-table.ts';

const PLACE = /^people\.(\d+)\b/;

/** What the server says of a line, by the address that stood in it when it was sent. */
const refusedLines = (error: unknown, people: readonly Pick<TableLine, 'email'>[]): string[] =>
  error instanceof ApiError
    ? Object.entries(error.errors).flatMap(([path, text]) => {
        const line = people[Number(PLACE.exec(path)?.[1])];
        return line ? [`${line.email}: ${text}`] : [];
      })
    : [];

interface OutcomeProps {
  refused: readonly string[];
  unmailed: readonly string[];
  error: unknown;
}

/** What the server said of the table. */
const Outcome = ({ refused, unmailed, error }: OutcomeProps) => {
  const { t } = useTranslation('admin');
  if (unmailed.length > 0)
    return <p role="alert">{t('people.table.unmailed', { people: unmailed.join(', ') })}</p>;
  if (refused.length === 0) return error ? <ErrorState error={error} /> : null;
  return (
    <ul className="admin-changes" role="alert">
      {refused.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

const asText = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined;

/** Invites everybody of a table that is pasted or chosen as a file; one wrong line and nobody is asked (BO-35). */
export const InviteTable = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('admin');
  // A table that was left while it goes out is not offered again before it is known what became of it.
  const isUnderWay = useIsInvitingMany();
  const [isWaiting, setWaiting] = useState(isUnderWay);
  if (isWaiting && !isUnderWay) setWaiting(false);
  return (
    <Section title={t('people.table.title')} takesFocus>
      {isWaiting ? <LoadingSkeleton shape="text" /> : <Table onDone={onDone} />}
    </Section>
  );
};

const Table = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('admin');
  const popup = usePopup();
  const id = useId();
  const { value: text, setValue: setText, drop } = useVault('invitations', '', asText);
  // Sent once more the table would mail everybody twice.
  const letGo = () => {
    setText('');
    return drop();
  };
  const { mutateAsync, isPending, error, data, variables } = useInviteMany(letGo);
  const { people, wrong } = readTable(text);
  const isTooLong = people.length > INVITED_AT_ONCE;
  const refused = refusedLines(error, variables?.people ?? []);
  const invite = async (): Promise<void> => {
    const done = await mutateAsync({ people });
    popup.success(t('people.table.done', { count: done.invited }));
    if (done.unmailed.length === 0) onDone();
  };
  return (
    <Stack>
      <div>
        <label htmlFor={id}>{t('people.table.label')}</label>
        <p className="pui-help">{t('people.table.help', { count: INVITED_AT_ONCE })}</p>
      </div>
      <TextArea id={id} rows={6} value={text} onChange={(event) => setText(event.target.value)} />
      <FileInput
        accept=".csv,text/csv,text/plain"
        aria-label={t('people.table.file')}
        onFile={(file) => void file.text().then(setText)}
      />
      {wrong.length > 0 && (
        <p role="alert">{t('people.table.wrong', { lines: wrong.join(', ') })}</p>
      )}
      {isTooLong && <p role="alert">{t('people.table.tooLong', { count: INVITED_AT_ONCE })}</p>}
      <Outcome refused={refused} unmailed={data?.unmailed ?? []} error={error} />
      <div className="admin-buttons">
        <Button
          type="primary"
          loading={isPending}
          disabled={people.length === 0 || wrong.length > 0 || isTooLong}
          // What was refused is shown above the buttons.
          onClick={() => void invite().catch(() => undefined)}
        >
          {t('people.table.send', { count: people.length })}
        </Button>
        <Button disabled={isPending} onClick={onDone}>
          {t('people.cancel')}
        </Button>
      </div>
    </Stack>
  );
};
