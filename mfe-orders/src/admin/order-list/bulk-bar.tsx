import {
  type BulkAct,
  bulkActs,
  bulkBounds,
  type BulkOutcome,
} from '@portal/shared-contracts/admin';
import { ErrorState, FieldFrame } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { Button, TextField } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../order/local-day.ts';
import { type FirmOrderFilter, orderChoicesQuery, useChangeMany } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';
import { Outcome } from './bulk-outcome.tsx';
import { saveFile } from './save-file.ts';
import type { Ticks } from './use-ticks.ts';

interface BulkProps {
  ticks: Ticks;
  /** What the list is narrowed to, for all that match. */
  filter: FirmOrderFilter;
  total: number;
}

interface Chosen {
  act: BulkAct;
  writerId: string;
  dueDate: string;
}

const isAct = (value: string): value is BulkAct => bulkActs.some((act) => act === value);

const Details = ({ chosen, set }: { chosen: Chosen; set: (change: Partial<Chosen>) => void }) => {
  const { t } = useTranslation(ADMIN);
  const { data } = useQuery(orderChoicesQuery());
  const writers = (data?.writers ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  if (chosen.act === 'assign')
    return (
      <NativeSelect
        aria-label={t('columns.writer')}
        value={chosen.writerId}
        onChoose={(writerId) => set({ writerId })}
        options={[{ value: '', label: t('bulk.writer') }, ...writers]}
      />
    );
  if (chosen.act !== 'due-date') return null;
  return (
    <FieldFrame name="bulkDueDate" label={t('columns.due')} help={t('bulk.day')} isRequired>
      {(control) => (
        <TextField
          {...control}
          type="date"
          min={localDay(new Date())}
          value={chosen.dueDate}
          onChange={({ target }) => set({ dueDate: target.value })}
        />
      )}
    </FieldFrame>
  );
};

const Choice = ({ ticks, total }: Pick<BulkProps, 'ticks' | 'total'>) => {
  const { t } = useTranslation(ADMIN);
  const count = ticks.isAll ? total : ticks.ids.size;
  const canTakeAll = !ticks.isAll && total > 0 && total <= bulkBounds.matching;
  return (
    <span className="orders-admin-buttons">
      <span aria-live="polite">{t('bulk.ticked', { count })}</span>
      {canTakeAll && (
        <Button size="small" onClick={ticks.takeAll}>
          {t('bulk.all', { count: total })}
        </Button>
      )}
      {count > 0 && (
        <Button size="small" onClick={ticks.clear}>
          {t('bulk.none')}
        </Button>
      )}
    </span>
  );
};

/** One act for all that are ticked, and what became of it (BO-66). */
export const BulkBar = ({ ticks, filter, total }: BulkProps) => {
  const { t } = useTranslation(ADMIN);
  const [chosen, setChosen] = useState<Chosen>({ act: 'assign', writerId: '', dueDate: '' });
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const { mutate, isPending, error } = useChangeMany();
  const { act, writerId, dueDate } = chosen;
  const isAny = ticks.isAll || ticks.ids.size > 0;
  // Without a day all of them would lose theirs, and nobody asked for that.
  const isMissing = (act === 'assign' && writerId === '') || (act === 'due-date' && dueDate === '');
  const isReady = isAny && !isMissing;
  const go = (): void =>
    mutate(
      {
        act,
        ...(ticks.isAll ? { filter } : { ids: [...ticks.ids] }),
        ...(act === 'assign' ? { writerId } : {}),
        ...(act === 'due-date' ? { dueDate } : {}),
      },
      {
        onSuccess: (reply) => {
          if (reply.csv !== undefined) saveFile('orders.csv', reply.csv);
          setOutcome(reply);
          ticks.clear();
        },
      },
    );
  return (
    <div className="orders-admin-bulk">
      <Choice {...{ ticks, total }} />
      {isAny && (
        <span className="orders-admin-buttons">
          <NativeSelect
            aria-label={t('bulk.act')}
            value={act}
            onChoose={(value) => isAct(value) && setChosen({ ...chosen, act: value })}
            options={bulkActs.map((value) => ({ value, label: t(`bulk.acts.${value}`) }))}
          />
          <Details chosen={chosen} set={(change) => setChosen({ ...chosen, ...change })} />
          <Button type="primary" disabled={!isReady} loading={isPending} onClick={go}>
            {t('bulk.go')}
          </Button>
        </span>
      )}
      {error && <ErrorState error={error} />}
      {outcome && <Outcome key={outcome.batch} outcome={outcome} onUndone={setOutcome} />}
    </div>
  );
};
