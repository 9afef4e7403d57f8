import { readFileSync } from 'node:fs';

type Variables = Readonly<Record<string, string | undefined>>;

/** The first line that is wrong with a file of a secret, or its text without the line's end. */
const readSecret = (name: string, file: string): { text: string } | { problem: string } => {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return text === '' ? { problem: `${name}: ${file} is empty` } : { text };
  } catch (error) {
    return { problem: `${name}: ${file} cannot be read (${(error as Error).message})` };
  }
};

/**
 * Every variable may come from a file: `SMTP_URL_FILE=/run/secrets/smtp` stands for `SMTP_URL`, so that a
 * secret shows neither in the list of processes nor in what a container tells about itself.
 * Every file that cannot be used, and every variable that is given twice, is a problem of its own.
 */
export const withSecretFiles = (
  variables: Variables,
  names: readonly string[],
): { given: Variables; problems: string[] } => {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const file = variables[`${name}_FILE`];
    if (file === undefined || file === '') continue;
    if (variables[name]) problems.push(`${name}_FILE: ${name} is set as well; keep one of them`);
    const secret = readSecret(`${name}_FILE`, file);
    if ('problem' in secret) problems.push(secret.problem);
    else read[name] = secret.text;
  }
  return { given: { ...variables, ...read }, problems };
};
