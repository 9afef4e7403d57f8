import { parse, parseAllDocuments } from 'yaml';

/** A file of deployment as it stands. */
export interface DeployFile {
  readonly name: string;
  readonly content: string;
}

const names = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

interface Compose {
  services?: Record<string, { image?: string; environment?: object }>;
}

/** Only what is handed to the portal itself; its neighbours have variables of their own. */
const inCompose = (content: string): string[] =>
  keysOf((parse(content) as Compose).services?.['portal']?.environment);

const inManifest = (content: string): string[] =>
  parseAllDocuments(content).flatMap((document) => {
    const { kind, data } = document.toJS() as { kind?: string; data?: object };
    return kind === 'ConfigMap' || kind === 'Secret' ? keysOf(data) : [];
  });

/** The variables that a file hands to the server. */
export const namedVariables = ({ name, content }: DeployFile): string[] => {
  if (name.endsWith('.env.example')) return names(content, /^#?([A-Z][A-Z0-9_]+)=/gm);
  if (name.endsWith('.service')) return names(content, /^Environment=([A-Z][A-Z0-9_]+)=/gm);
  if (name.endsWith('Dockerfile'))
    return names(
      names(content, /^ENV ((?:.*\\\n)*.*)$/gm).join('\n'),
      /(?:^|\s)([A-Z][A-Z0-9_]+)=/g,
    );
  if (name.endsWith('compose.yaml')) return inCompose(content);
  return name.endsWith('.yaml') ? inManifest(content) : [];
};
