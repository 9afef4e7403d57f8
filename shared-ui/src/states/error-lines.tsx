import { ApiError, errorTexts } from '@portal/shared-contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

const clientTexts = Object.entries(errorTexts);

/** A text of the client in the person's language; a text of the server stays as it is. */
export const clientText = (text: string, t: TFunction<'ui'>): string => {
  const key = clientTexts.find(([, known]) => known === text)?.[0];
  return key ? t(`client.${key}`) : text;
};

type ErrorLinesOf = (error: unknown, t: TFunction<'ui'>) => readonly string[];

/** The lines to show for a failure, in words: the server's own (SC-34, SC-35), else the general one (SC-36). */
export const errorLines: ErrorLinesOf = (error, t?: TFunction<'ui'>) => {
  const lines = error instanceof ApiError ? error.messages : [errorTexts.fallback];
  // Remotes that were built for contracts before 3.8.0 give no words.
  return t ? lines.map((line) => clientText(line, t)) : lines;
};

/** A failure as one line or as a list, one line per value. */
export const ErrorLines = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('ui');
  const lines = errorLines(error, t);
  if (lines.length === 1) return <>{lines[0]}</>;
  return (
    <ul className="pui-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
