import {
  type CarriedQuestionnaire,
  carriedQuestionnaire,
  type FirmQuestionnaireKind,
} from '@portal/shared-contracts/admin';
import { withFieldKeys } from '@portal/shared-contracts/questionnaires';
import {
  type FirmPart,
  type FirmThing,
  type FirmReading,
  type FirmWriting,
  writeEach,
} from '../../../../kernel/firm-file/firm-part.ts';
import {
  findFirmQuestionnaire,
  insertFirmQuestionnaire,
  lockFirmQuestionnaire,
  saveFirmDraft,
} from '../firm-questionnaires.repository.ts';
import { publishFirmQuestionnaire } from '../firm-questionnaires.service.ts';
import { listKeys, setKey } from './keys.repository.ts';

type Thing = FirmThing<CarriedQuestionnaire>;

const carried = (content: unknown): CarriedQuestionnaire => {
  const { title, questions, translations } = carriedQuestionnaire.parse(content);
  return { title, questions: withFieldKeys(questions), translations };
};

const readAll = async (kind: FirmQuestionnaireKind, { db }: FirmReading): Promise<Thing[]> => {
  const things: Thing[] = [];
  for (const { id, key } of await listKeys(db, kind)) {
    const row = await findFirmQuestionnaire(db, kind, id);
    if (row)
      things.push({
        id,
        key,
        title: row.title,
        content: carried(row),
        isArchived: row.archived_at !== null,
        isPublished: row.published !== null && !row.has_changes,
      });
  }
  return things;
};

const writeOne = async (
  kind: FirmQuestionnaireKind,
  { db, actor, newId }: FirmWriting,
  { id, key, content }: { id: string | undefined; key: string; content: CarriedQuestionnaire },
): Promise<string> => {
  if (id) {
    await saveFirmDraft(db, id, { ...content, by: actor.id });
    return id;
  }
  const made = await insertFirmQuestionnaire(db, kind, {
    ...content,
    id: newId(`${kind}s`, key),
    by: actor.id,
    call: undefined,
  });
  await setKey(db, made, key);
  return made;
};

const publish = async (
  kind: FirmQuestionnaireKind,
  writing: FirmWriting,
  id: string,
): Promise<void> => {
  const row = await lockFirmQuestionnaire(writing.db, kind, id);
  if (row) await publishFirmQuestionnaire(writing, { kind, id }, row.version);
};

/** What the firm asks: its questionnaires, its surveys or its templates. */
export const questionnairesPart = (
  kind: FirmQuestionnaireKind,
): FirmPart<CarriedQuestionnaire> => ({
  name: `${kind}s`,
  area: 'catalogue',
  noun: kind,
  read: (reading) => readAll(kind, reading),
  parse: carried,
  titleOf: ({ title }) => title,
  write: (writing, things) => writeEach(things, (thing) => writeOne(kind, writing, thing)),
  publish: (writing, id) => publish(kind, writing, id),
});
