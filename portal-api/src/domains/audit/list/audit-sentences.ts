import { day } from '@portal/shared-contracts';
import type { AuditItem } from '@portal/shared-contracts/admin';
import { z } from '@portal/shared-contracts/schema';
import { nounOfAddress } from '../../../http/endpoints/subject-of.ts';
import { ERASED_FIRST } from '../../../kernel/words/erased.ts';
import { say, type WordParams } from '../../../kernel/words/bundles.ts';
import { wordDay } from '../../../kernel/words/formats.ts';
import type { AuditRow } from '../audit.repository.ts';
import { type AuditAct, FIELDS, OWN_SENTENCES, THINGS, VERBS } from './audit-acts.data.ts';
import { changesOf, type Wording } from './audit-changes.ts';

// What people know by the very word that the address has.
const NAMED_BY_ID = ['coupon', 'domain'];

const whoOf = (row: AuditRow, said: Wording): string => {
  const { language } = said;
  if (row.operator !== null)
    return say('portal:audit.who.operator', language, { name: row.operator });
  const name = row.person_id === null ? undefined : said.nameOf('person', row.person_id);
  const first = row.person_id === null ? undefined : said.nameOf('first name', row.person_id);
  // The whole name stands beside the sentence; whoever was erased has none of them.
  if (name !== undefined) return first === ERASED_FIRST ? name : first || name;
  return say(`portal:audit.who.${/^[A-Z]+ \//.test(row.action) ? 'somebody' : 'portal'}`, language);
};

const known = (noun: string | null | undefined) => THINGS.find((thing) => thing === noun);

const nounOf = (row: AuditRow): string | undefined => {
  const ofAddress = nounOfAddress(row.action);
  return ofAddress === 'person' ? ofAddress : (known(row.subject_kind) ?? known(ofAddress));
};

const whatOf = (row: AuditRow, said: Wording): string | undefined => {
  const { subject_kind: kind, subject_id: id } = row;
  const name = kind && id ? said.nameOf(kind, id) : undefined;
  if (name !== undefined) return name;
  if (kind === 'setting' && id) return say('portal:audit.named', said.language, { name: id });
  if (id && NAMED_BY_ID.includes(kind ?? '')) return id;
  const noun = nounOf(row);
  return noun && say(`portal:audit.things.${noun}`, said.language);
};

const actOf = ({ action }: AuditRow): AuditAct | undefined => {
  if (Object.hasOwn(OWN_SENTENCES, action)) return OWN_SENTENCES[action];
  const [method = '', path = ''] = action.split(' ');
  if (!path.startsWith('/api/admin/')) return undefined;
  const last = path.split('/').at(-1) ?? '';
  const isOfOne = /\{\w+\}/.test(path);
  return (
    (isOfOne ? VERBS[last] : undefined) ?? (/\}$|^[\w-]+$/.test(last) ? VERBS[method] : undefined)
  );
};

const sayAct = (act: AuditAct, language: Wording['language'], params: WordParams): string =>
  say(`portal:audit.acts.${act}`, language, params);

const fieldIn = (field: string, language: Wording['language']): string =>
  FIELDS.includes(field)
    ? say(`portal:audit.fields.${field}`, language)
    : say('portal:audit.named', language, { name: field });

// A title may look like a day that no calendar has.
const valueIn = (value: string, language: Wording['language']): string =>
  day.safeParse(value).success ? wordDay(new Date(value), language) : value;

const changed = (row: AuditRow, said: Wording, params: WordParams): string => {
  const changes = changesOf(row, said);
  const [first] = changes;
  // A setting is its own field.
  const isSetting = row.subject_kind === 'setting';
  // What has parts is named; a sentence is no place for all of them.
  const isPlain = ![first?.before, first?.after].some((value) => /^[[{]/.test(value ?? ''));
  if (changes.length === 1 && first && isPlain)
    return sayAct(`changed-${isSetting ? 'setting' : 'one'}`, said.language, {
      ...params,
      before: valueIn(first.before, said.language),
      after: valueIn(first.after, said.language),
      field: fieldIn(first.field, said.language),
    });
  const fields = changes.map(({ field }) => fieldIn(field, said.language)).join(', ');
  if (isSetting) return sayAct('changed-settings', said.language, params);
  return changes.length === 0
    ? sayAct('changed', said.language, params)
    : sayAct('changed-several', said.language, { ...params, fields });
};

/** Who has the order now. */
const writerOf = ({ after }: AuditRow, said: Wording): string | undefined => {
  const { data } = z.object({ writerId: z.string() }).safeParse(after);
  return data && said.nameOf('person', data.writerId);
};

const wordDone = (row: AuditRow, said: Wording): string => {
  const who = whoOf(row, said);
  const what = whatOf(row, said);
  const act = actOf(row);
  if (row.action.startsWith('portal ')) {
    const params = { who, command: row.action, ...(what ? { what } : {}) };
    return sayAct(`command${what ? '-on' : ''}`, said.language, params);
  }
  const needsWhat = row.action.includes('/api/admin/') && !Object.hasOwn(OWN_SENTENCES, row.action);
  if (!act || (what === undefined && needsWhat))
    return sayAct('other', said.language, { who, act: row.action });
  const taken = act === 'taken-back' ? said.takenBy(row) : undefined;
  if (taken) return sayAct('taken-back-one', said.language, { who, act: wordDone(taken, said) });
  const params = { who, what: what ?? '' };
  if (act === 'assigned' || act === 'handed-over') {
    const writer = writerOf(row, said);
    if (writer) return sayAct(`${act}-to`, said.language, { ...params, writer });
  }
  return act === 'changed' ? changed(row, said, params) : sayAct(act, said.language, params);
};

/** A row of the log as one sentence in the reader's language. */
export const sentenceOf = (row: AuditRow, said: Wording): string => {
  const sentence = wordDone(row, said);
  return row.outcome === 'done'
    ? sentence
    : say('portal:audit.refused', said.language, { sentence });
};

/** A row of the log as its page shows it. */
export const presentAuditItem = (row: AuditRow, said: Wording): AuditItem => {
  const { subject_kind: kind, subject_id: id } = row;
  return {
    _id: String(row.seq),
    at: row.at.toISOString(),
    sentence: sentenceOf(row, said),
    action: row.action,
    outcome: row.outcome === 'refused' ? 'refused' : 'done',
    person:
      row.person_id === null
        ? null
        : { _id: row.person_id, name: said.nameOf('person', row.person_id) ?? '' },
    subject: kind && id ? { kind, _id: id, name: said.nameOf(kind, id) ?? '' } : null,
    address: row.address,
    changes: changesOf(row, said),
    batch: row.batch,
    canUndo:
      row.outcome === 'done' &&
      row.batch !== null &&
      said.nameOf('undoable', row.batch) !== undefined,
  };
};
