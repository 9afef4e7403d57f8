import { limits } from '@portal/shared-contracts';
import type { Candidate, FirmOrder } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import {
  ConfirmDialog,
  EmptyState,
  ErrorState,
  FieldFrame,
  QueryStates,
  Section,
  StatusChip,
  usePopup,
} from '@portal/shared-ui';
import { Button, TextArea } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { candidatesQuery, useAssign, useHandOver } from '../firm-orders.queries.ts';
import { useKeptWords } from '../order-page/kept-words.ts';
import { ADMIN } from '../texts.ts';
import { reasonsOf } from './reasons.ts';

/** Props of {@link WriterChoice}. */
export interface WriterChoiceProps {
  order: FirmOrder;
  /** The name of an industry in the reader's language. */
  industry: (name: string) => string;
  onDone: () => void;
}

const nameOf = ({ firstName, lastName }: Candidate): string => `${firstName} ${lastName}`.trim();

const useGive = ({ order, onDone }: WriterChoiceProps, kept: ReturnType<typeof useKeptWords>) => {
  const { t } = useTranslation(ADMIN);
  const popup = usePopup();
  const assign = useAssign();
  const handOver = useHandOver();
  const isHandOver = order.writer_id !== null;
  const give = async (writer: Candidate | null): Promise<void> => {
    const isOverLimit = writer?.limit != null;
    const note = kept.value.trim();
    if (isHandOver) {
      await handOver.mutateAsync({
        id: order._id,
        baseVersion: order.version,
        writerId: writer?._id ?? null,
        note,
        isOverLimit,
      });
      kept.letGo(note);
    } else if (writer)
      await assign.mutateAsync({ id: order._id, writerId: writer._id, isOverLimit });
    popup.success(writer ? t('assign.done', { name: nameOf(writer) }) : t('assign.unassigned'));
    onDone();
  };
  const { error, isPending } = isHandOver ? handOver : assign;
  return { give, error, isPending };
};

/** The writers for an order, the fittest first; one who has enough already is asked about (BO-68). */
export const WriterChoice = (props: WriterChoiceProps) => {
  const { order, onDone } = props;
  const { t } = useTranslation(ADMIN);
  const query = useQuery(candidatesQuery(order._id));
  const kept = useKeptWords(`order-hand-over:${order._id}`);
  const [asked, setAsked] = useState<Candidate>();
  const { give, error, isPending } = useGive(props, kept);
  const isHandOver = order.writer_id !== null;
  // A failure is shown above the writers, and the choice stays.
  const choose = (writer: Candidate | null) => void give(writer).catch(() => undefined);
  return (
    <Section title={t(isHandOver ? 'assign.handOver' : 'assign.title')} takesFocus>
      {isHandOver && <Note value={kept.value} onChange={kept.setValue} />}
      {error && <ErrorState error={error} />}
      <QueryStates query={query} skeleton="table">
        {(candidates) => (
          <Candidates
            {...props}
            candidates={candidates.filter(({ _id }) => _id !== order.writer_id)}
            isBusy={isPending}
            onChoose={(writer) => (writer.limit ? setAsked(writer) : choose(writer))}
          />
        )}
      </QueryStates>
      <div className="orders-admin-buttons">
        {isHandOver && (
          <Button loading={isPending} onClick={() => choose(null)}>
            {t('assign.toNobody')}
          </Button>
        )}
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('assign.overLimit')}
        confirmLabel={t('assign.toOne')}
        onConfirm={async () => {
          if (asked) await give(asked);
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      >
        {asked && t(`assign.limits.${asked.limit ?? 'open'}`, { name: nameOf(asked), ...asked })}
      </ConfirmDialog>
    </Section>
  );
};

const Note = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { t } = useTranslation(ADMIN);
  return (
    <FieldFrame name="handOverNote" label={t('assign.note')} help={t('assign.noteHelp')}>
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          maxLength={limits.firm.handOverNote}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
};

const Candidates = ({
  candidates,
  industry,
  isBusy,
  onChoose,
}: Pick<WriterChoiceProps, 'industry'> & {
  candidates: readonly Candidate[];
  isBusy: boolean;
  onChoose: (writer: Candidate) => void;
}) => {
  const { t } = useTranslation(ADMIN);
  const { language } = usePortal();
  if (candidates.length === 0) return <EmptyState text={t('assign.nobody')} />;
  return (
    <ul className="orders-admin-list">
      {candidates.map((writer) => (
        <li key={writer._id}>
          <span className="orders-admin-words">
            <strong>{nameOf(writer)}</strong>{' '}
            {writer.limit && <StatusChip kind="problem" label={t(`limits.${writer.limit}`)} />}
            <br />
            <span className="orders-muted">{reasonsOf(writer, { t, industry, language })}</span>
          </span>
          <Button
            loading={isBusy}
            aria-label={t('assign.to', { name: nameOf(writer) })}
            onClick={() => onChoose(writer)}
          >
            {t('assign.toOne')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
