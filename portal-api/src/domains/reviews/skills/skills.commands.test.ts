import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { getReview } from '@portal/shared-contracts/reviews';
import { runOn } from '../../../../test/commands/run-on.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { madeReview } from '../../../../test/reviews/send-resume.ts';
import { analysisOf, findingOf } from '../../../../test/resumes/analysis-of.ts';
import { ownSkills } from '../../../review-engine/lists/skills/skill-list.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const run = (...argv: string[]) => runOn(portal, ...argv);

const file = (name: string, content: string): string => {
  writeFileSync(path.join(portal.platform.config.dataDir, name), content);
  return name;
};

const ESCO_HEAD = 'conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,status\n';
const escoFile = (name: string, rows: readonly string[]): string =>
  file(
    name,
    `\ufeff${ESCO_HEAD}${rows.map((row) => `KnowledgeSkillCompetence,${row},released\n`).join('')}`,
  );

const english = (): string =>
  escoFile('skills_en.csv', [
    'http://data.europa.eu/esco/skill/1,skill,sector,"tend, shear sheep","sheep shearing\nshear ""wool"" sheep"',
    'http://data.europa.eu/esco/skill/2,skill,sector,beekeeping,apiculture',
  ]);

test('RV-41 the portal knows more than 1,200 skills, with words in six languages', async () => {
  expect(ownSkills.length).toBeGreaterThan(1200);
  expect(new Set(ownSkills.map(({ name }) => name.toLowerCase())).size).toBe(ownSkills.length);
  const words = ownSkills.flatMap(({ synonyms }) => synonyms);
  for (const word of ['Buchhaltung', 'contabilidad', 'contabilità', 'бухгалтерский учёт', 'การบัญชี'])
    expect(words).toContain(word);
});

test('RV-41 files of ESCO in several languages become one list, and the command shows the credit', async () => {
  const german = escoFile('skills_de.csv', [
    'http://data.europa.eu/esco/skill/2,skill,sector,Bienenhaltung,Imkerei',
  ]);
  const { exit, lines } = await run('skills', 'import', 'northwind', english(), german);
  expect(exit).toBe(0);
  expect(lines).toEqual([
    '2 skills with 7 words are looked for from now on.',
    'This service uses the ESCO classification of the European Commission.',
  ]);
  const listed = (await run('skills', 'list', 'northwind')).lines;
  expect(listed[0]).toBe('beekeeping\tesco\tapiculture, Bienenhaltung, Imkerei');
  expect(listed[1]).toContain('tend, shear sheep\tesco\tsheep shearing, shear "wool" sheep');
  expect(listed.at(-1)).toContain('ESCO');
  expect((await run('skills', 'list', 'acme')).lines).toEqual([]);
});

test('RV-41 a file of O*NET takes the place of the former one, and what the firm has named stays its own', async () => {
  const head = 'O*NET-SOC Code\tTitle\tExample\tCommodity Code\n';
  const first = file('Technology Skills.txt', `${head}11-1.00\tBosses\tOldsoft\t1\n`);
  await run('skills', 'import', 'acme', first);
  await run('skills', 'add', 'acme', 'Hivewatch', 'Bienenwacht');
  const next = file(
    'Technology Skills.txt',
    `${head}11-1.00\tBosses\tHivewatch\t1\n11-2.00\tMore\tNewsoft\t1\n`,
  );
  await run('skills', 'import', 'acme', next);
  const { lines } = await run('skills', 'list', 'acme');
  expect(lines.slice(0, -1)).toEqual(['Hivewatch\town\tBienenwacht', 'Newsoft\tonet\t']);
  expect(lines.at(-1)).toContain('CC BY 4.0');
  expect((await run('skills', 'remove', 'acme', 'newsoft')).lines[0]).toContain('no more');
});

test.each(['{}', 'a,b\n1,2\n', ''])(
  'RV-41 a file that is neither is refused: %j',
  async (content) => {
    const { exit, lines } = await run('skills', 'import', 'acme', file('other.csv', content));
    expect(exit).not.toBe(0);
    expect(lines.join('\n')).toContain('ESCO');
  },
);

test('RV-41 a review looks for the skills of its firm and shows whom to name', async () => {
  await run('skills', 'import', 'northwind', english());
  const { id } = await madeReview(portal);
  expect(portal.platform.analyser.asked.at(-1)?.skills).toContainEqual(
    expect.objectContaining({ name: 'beekeeping' }),
  );
  const { body } = await portal.visit().call(getReview, { id });
  expect(body.critique.intake?.skillCredits).toEqual([expect.stringContaining('ESCO')]);
});

test('RV-41 RV-45 skills of a firm are found, and the review says that they were among its lists', async () => {
  const source = {
    text: `Jo Field, jo@example.com, +44 20 7946 0958\nExperience\nKeeper 2015 - 2020\n${'Looked after falconry and the orchard of the farm\n'.repeat(14)}`,
  };
  const advert = 'Falconry, Python and SAP';
  const skills = [{ name: 'Falconry', synonyms: [] }];
  const plain = await analysisOf({ source, advert });
  const known = await analysisOf({ source, advert, skills });
  expect(findingOf(plain, 'jobs.keywords').result).toBe('not-checked');
  expect(findingOf(known, 'jobs.keywords').quotes.map(({ quote }) => quote)).toContain('falconry');
  expect(known.content.engine?.lists).not.toBe(plain.content.engine?.lists);
});
