import { ApiError } from '@portal/shared-contracts';
import { INVITED_AT_ONCE } from '@portal/shared-contracts/admin';
import { useVault } from '@portal/shared-contracts/react';
import { ErrorState, Section, Stack, usePopup } from '@portal/shared-ui';
import { FileInput } from '@portal/shared-ui/back-office';
import { Button, TextArea } from '@portal/shared-ui/controls';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useInviteMany } from './people.queries.ts';
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
  const popup = usePopup();
  const id = useId();
  const { value: text, setValue: setText, drop } = useVault('invitations', '', asText);
  const { mutate, isPending, error, data, variables } = useInviteMany();
  const { people, wrong } = readTable(text);
  const isTooLong = people.length > INVITED_AT_ONCE;
  const refused = refusedLines(error, variables?.people ?? []);
  const invite = () =>
    mutate(
      { people },
      {
        onSuccess: async (done) => {
          // Sent once more the table would mail everybody twice.
          setText('');
          await drop();
          popup.success(t('people.table.done', { count: done.invited }));
          if (done.unmailed.length === 0) onDone();
        },
      },
    );
  return (
    <Section title={t('people.table.title')} takesFocus>
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
            onClick={invite}
          >
            {t('people.table.send', { count: people.length })}
          </Button>
          <Button onClick={onDone}>{t('people.cancel')}</Button>
        </div>
      </Stack>
    </Section>
  );
};
