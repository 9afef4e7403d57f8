import {
  type CarriedQuestionnaire,
  carriedQuestionnaire,
  type FirmQuestionnaireKind,
} from '@portal/shared-contracts/admin';
import { withFieldKeys } from '@portal/shared-contracts/questionnaires';
import {
  type FirmPart,
  type FirmWriting,
  readEach,
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

const carried = (content: unknown): CarriedQuestionnaire => {
  const { title, questions, translations } = carriedQuestionnaire.parse(content);
  return { title, questions: withFieldKeys(questions), translations };
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
  read: async ({ db }) =>
    readEach(await listKeys(db, kind), (id) => findFirmQuestionnaire(db, kind, id), carried),
  parse: carried,
  titleOf: ({ title }) => title,
  write: (writing, things) => writeEach(things, (thing) => writeOne(kind, writing, thing)),
  publish: (writing, id) => publish(kind, writing, id),
});
