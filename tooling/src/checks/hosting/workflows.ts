import { registerHooks } from 'node:module';
import { parse } from 'yaml';

// GitHub's parser imports its schema in a way that bundlers take and Node does not.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } =
  await import('@actions/workflow-parser');

/** A workflow file of the workspace. */
export interface WorkflowFile {
  readonly name: string;
  readonly content: string;
}

const pathsOf = (events: object = {}): string[] =>
  Object.values(events as Record<string, { paths?: string[] }>).flatMap(({ paths = [] }) => paths);

/**
 * What is wrong with one workflow: what GitHub itself would refuse, and paths that lead nowhere.
 *
 * @param exists whether a path of the workspace is there.
 */
export const workflowProblems = async (
  file: WorkflowFile,
  exists: (path: string) => boolean,
): Promise<string[]> => {
  const { context, value } = parseWorkflow(file, new NoOperationTraceWriter());
  if (!value) return context.errors.getErrors().map(({ message }) => message);
  const workflow = await convertWorkflowTemplate(context, value);
  const called = file.content.matchAll(/^\s*uses: \.\/(\S+)$/gm);
  const paths = [...pathsOf(workflow.events), ...[...called].map(([, path = '']) => path)];
  return [
    ...context.errors.getErrors().map(({ message }) => message),
    ...[...new Set(paths)]
      .filter((path) => !exists(path.replace(/\/\*+$/, '')))
      .map((path) => `${file.name}: ${path} does not exist`),
  ];
};

/** What a remote builds on, and what builds it: a change of either gives it other bytes. */
const BUILT_ON = ['shared-contracts/**', 'shared-ui/**', 'tooling/**', 'pnpm-lock.yaml'];

const missingPaths = (remote: string, { name, content }: WorkflowFile): string[] => {
  const { on } = parse(content) as { on?: Record<string, { paths?: string[] } | undefined> };
  const needed = [`${remote}/**`, ...BUILT_ON, '.github/workflows/remote.yml', name];
  return ['push', 'pull_request'].flatMap((event) =>
    needed
      .filter((path) => !on?.[event]?.paths?.includes(path))
      .map((path) => `${name} does not run for ${path} on ${event}`),
  );
};

/** What is wrong with the workflow of one remote: it has to be there and to run for that remote alone. */
export const remoteWorkflowProblems = (
  remote: string,
  files: readonly WorkflowFile[],
): string[] => {
  const name = `.github/workflows/${remote}.yml`;
  const file = files.find((each) => each.name === name);
  if (!file) return [`${name} is missing: copy that of another remote and change its name`];
  const others = [...file.content.matchAll(/\bmfe-[a-z-]+/g)]
    .map(([each]) => each)
    .filter((each) => each !== remote);
  return [
    ...missingPaths(remote, file),
    ...(file.content.includes(`remote: ${remote}`) ? [] : [`${name} does not publish ${remote}`]),
    ...others.map((other) => `${name} names ${other}`),
  ];
};
