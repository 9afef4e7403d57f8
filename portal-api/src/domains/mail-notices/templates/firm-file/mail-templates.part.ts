import { language } from '@portal/shared-contracts';
import { mailEvent, type MailWords, mailWords } from '@portal/shared-contracts/mails';
import { Refusal } from '@portal/shared-contracts/refusals';
import {
  type FirmPart,
  type FirmReading,
  type FirmThing,
  type FirmWriting,
  writeEach,
} from '../../../../kernel/firm-file/firm-part.ts';
import {
  listAllTemplates,
  lockTemplate,
  saveTemplate,
  type TemplateKey,
} from '../templates.repository.ts';
import { wrongWords } from '../templates.service.ts';

const readKey = (key: string): TemplateKey => {
  const [event, wanted] = key.split('/');
  return { event: mailEvent.parse(event), language: language.parse(wanted) };
};

const readAll = async ({ db }: FirmReading): Promise<FirmThing<MailWords>[]> =>
  (await listAllTemplates(db)).map(({ event, language: of, subject, text }) => {
    const key = `${event}/${of}`;
    const content = { subject, text };
    return { id: key, key, title: key, content, isArchived: false, isPublished: null };
  });

const writeOne = async (
  { db, actor }: FirmWriting,
  { key, content }: { key: string; content: MailWords },
): Promise<string> => {
  const address = readKey(key);
  const version = ((await lockTemplate(db, address))?.version ?? 0) + 1;
  if (!(await saveTemplate(db, address, { ...content, version, by: actor.id })))
    throw new Refusal('firm-file-moved-on');
  return key;
};

/** The firm's own words of its mails; where it has none, the portal's are said there too. */
export const mailTemplatesPart: FirmPart<MailWords> = {
  name: 'mail-templates',
  area: 'settings',
  noun: 'mail-template',
  isWordy: true,
  read: readAll,
  parse: (content, key) => {
    readKey(key);
    return mailWords.parse(content);
  },
  titleOf: (_content, key) => key,
  refusal: (_judging, { key, content }) => Object.values(wrongWords(readKey(key), content))[0],
  write: (writing, things) => writeEach(things, (thing) => writeOne(writing, thing)),
};
