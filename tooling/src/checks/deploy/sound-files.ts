import { validate, ValidationSeverity } from 'dockerfile-utils';
import { parseAllDocuments } from 'yaml';
import type { DeployFile } from './named-variables.ts';

const yamlProblems = ({ name, content }: DeployFile): string[] =>
  parseAllDocuments(content).flatMap(({ errors }) =>
    errors.map(({ message }) => `${name}: ${message}`),
  );

const dockerfileProblems = ({ name, content }: DeployFile): string[] =>
  validate(content, {
    deprecatedMaintainer: ValidationSeverity.ERROR,
    emptyContinuationLine: ValidationSeverity.ERROR,
    instructionCasing: ValidationSeverity.ERROR,
    instructionCmdMultiple: ValidationSeverity.ERROR,
    instructionEntrypointMultiple: ValidationSeverity.ERROR,
    instructionHealthcheckMultiple: ValidationSeverity.ERROR,
    instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
    instructionWorkdirRelative: ValidationSeverity.ERROR,
  }).map(({ message, range }) => `${name}:${range.start.line + 1}: ${message}`);

interface Compose {
  services: Record<
    string,
    { volumes?: string[]; depends_on?: object; healthcheck?: object; user?: string }
  >;
  volumes?: object;
}

const composeProblems = ({ name, content }: DeployFile): string[] => {
  const [document] = parseAllDocuments(content);
  const { services, volumes = {} }: Compose = document?.toJS() ?? { services: {} };
  return Object.entries(services).flatMap(([service, { volumes: used = [], depends_on = {} }]) => [
    ...Object.keys(depends_on)
      .filter((other) => !(other in services))
      .map((other) => `${name}: ${service} waits for ${other}, which is no service`),
    ...used
      .map((mount) => mount.split(':')[0] ?? '')
      .filter((source) => !/^[./]/.test(source) && !(source in volumes))
      .map((source) => `${name}: ${service} mounts ${source}, which is no volume`),
  ]);
};

/** Addresses that probes ask for, whatever the file. */
const probed = (content: string): string[] => [
  ...[...content.matchAll(/httpGet: \{ path: (\/\w+)/g)].map(([, path = '']) => path),
  ...[...content.matchAll(/\+'(\/\w+)'\)/g)].map(([, path = '']) => path),
];

/** What is wrong with a file that no container engine is needed to see. */
export const fileProblems = (file: DeployFile, healthPaths: readonly string[]): string[] => [
  ...(/\.ya?ml$/.test(file.name) ? yamlProblems(file) : []),
  ...(file.name.endsWith('Dockerfile') ? dockerfileProblems(file) : []),
  ...(file.name.endsWith('compose.yaml') ? composeProblems(file) : []),
  ...probed(file.content)
    .filter((path) => !healthPaths.includes(path))
    .map((path) => `${file.name}: asks for ${path}, which the server does not answer`),
];
