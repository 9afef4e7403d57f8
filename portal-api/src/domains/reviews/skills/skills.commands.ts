import type { Command } from 'commander';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { CommandLine } from '../../../kernel/command-line.ts';
import {
  listFirmSkills,
  listSkillSources,
  putFirmSkills,
  deleteFirmSkill,
} from './firm-skills.repository.ts';
import { importSkills } from './import-skills.ts';
import { creditsOf } from './skill-credits.ts';

const bring = async (cli: CommandLine, site: string, files: readonly string[]): Promise<void> => {
  const { db } = await cli.site(site);
  const texts = await Promise.all(
    files.map(async (file) => (await cli.readFile(file)).toString('utf8')),
  );
  const { source, skills, words, left } = await importSkills(db, texts);
  cli.print(`${skills} skills with ${words} words are looked for from now on.`);
  if (left > 0)
    cli.print(`${left} further words were left out: each resume is searched for all of them.`);
  for (const credit of creditsOf([source])) cli.print(credit);
};

const list = async (cli: CommandLine, site: string): Promise<void> => {
  const { db } = await cli.site(site);
  for (const { name, synonyms, source } of await listFirmSkills(db))
    cli.print([name, source, synonyms.join(', ')].join('\t'));
  for (const credit of creditsOf(await listSkillSources(db))) cli.print(credit);
};

const add = async (
  cli: CommandLine,
  site: string,
  names: readonly [string, readonly string[]],
): Promise<void> => {
  const { db } = await cli.site(site);
  const [name, synonyms] = names;
  if (name.trim() === '') throw new Refusal('skills-unreadable');
  await putFirmSkills(db, 'own', [
    { name: name.trim(), synonyms: synonyms.map((one) => one.trim()) },
  ]);
  cli.print(`${name} is looked for from now on.`);
};

const remove = async (cli: CommandLine, site: string, name: string): Promise<void> => {
  const { db } = await cli.site(site);
  const isGone = await deleteFirmSkill(db, name);
  cli.print(isGone ? `${name} is looked for no more.` : `The firm has no skill called ${name}.`);
};

/** Adds `portal skills …`: what the reviews of a firm know beside the portal's own list (RV-41). */
export const registerSkillCommands = (program: Command, cli: CommandLine): void => {
  const skills = program
    .command('skills')
    .description('Skills that reviews look for beside the portal’s own list.');
  skills
    .command('import <site> <files...>')
    .description(
      'Reads files of ESCO (skills_en.csv, one for each language) or O*NET (Technology Skills.txt)',
    )
    .action((site: string, files: string[]) => bring(cli, site, files));
  skills
    .command('list <site>')
    .description('The skills of the firm, where they come from, and whom to name for them')
    .action((site: string) => list(cli, site));
  skills
    .command('add <site> <name> [synonyms...]')
    .description('Adds a skill with other words for it, in any language')
    .action((site: string, name: string, synonyms: string[]) => add(cli, site, [name, synonyms]));
  skills
    .command('remove <site> <name>')
    .description('Removes a skill of the firm')
    .action((site: string, name: string) => remove(cli, site, name));
};
