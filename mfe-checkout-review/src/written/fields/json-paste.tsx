import { ApiError, callApi } from '@portal/shared-contracts';
import { checkReviewContent } from '@portal/shared-contracts/admin';
import type { ReviewContent } from '@portal/shared-contracts/reviews';
import { ErrorState, FieldFrame, usePopup } from '@portal/shared-ui';
import { Button, Disclosure, TextArea } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import type { WrittenForm } from '../use-written-form.ts';

interface Place {
  line: number;
  column: number;
}

interface Wrong {
  /** By path in the pasted text: `ats_section.hard_skills.0`. */
  paths?: readonly [string, string][];
  /** It is no JSON; from where on, as far as the browser says. */
  syntax?: Place | 'somewhere';
  failure?: unknown;
}

const placeAt = (text: string, position: number): Place => {
  const lines = text.slice(0, position).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

// Each browser has words of its own, in English; only what they say of the place is read.
const placeIn = (message: string, text: string): Place | 'somewhere' => {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  const position = /position (\d+)/.exec(message)?.[1];
  if (position) return placeAt(text, Number(position));
  return /end of (JSON|data)|EOF/i.test(message) ? placeAt(text, text.length) : 'somewhere';
};

const readJson = (text: string): { content: unknown } | { syntax: Place | 'somewhere' } => {
  try {
    return { content: JSON.parse(text) as unknown };
  } catch (error) {
    return { syntax: placeIn(String(error), text) };
  }
};

const wrongOf = (error: unknown): Wrong => {
  const found = error instanceof ApiError ? Object.entries(error.errors) : [];
  if (found.length === 0) return { failure: error };
  return { paths: found.map(([path, problem]) => [path.replace(/^content\.?/, ''), problem]) };
};

const Errors = ({ wrong }: { wrong: Wrong }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  if (wrong.failure !== undefined) return <ErrorState error={wrong.failure} />;
  if (wrong.syntax === 'somewhere') return <p role="alert">{t('json.syntax')}</p>;
  if (wrong.syntax) return <p role="alert">{t('json.syntaxAt', { ...wrong.syntax })}</p>;
  if (!wrong.paths) return null;
  return (
    <div role="alert">
      <p>{t('json.wrong', { count: wrong.paths.length })}</p>
      <ul>
        {wrong.paths.map(([path, problem]) => (
          <li key={path}>
            <code>{path}</code> {problem}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Takes a whole content as JSON; what is wrong with it is said by path (BO-102). */
export const JsonPaste = ({ form }: { form: WrittenForm }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const take = async (): Promise<void> => {
    const read = readJson(text);
    if ('syntax' in read) return setWrong(read);
    try {
      // The server reads it as it would read a save; the type is what it is sent as.
      const sent = { content: read.content as ReviewContent };
      const { content } = await callApi(checkReviewContent, sent);
      form.type({ content });
      setWrong({});
      setText('');
      popup.success(t('json.taken'));
    } catch (error) {
      setWrong(wrongOf(error));
    }
    return undefined;
  };
  return (
    <Disclosure label={t('json.title')}>
      <FieldFrame name="json" label={t('json.label')} help={t('json.help')}>
        {(control) => (
          <TextArea
            {...control}
            className="wr-code"
            rows={8}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldFrame>
      <Errors wrong={wrong} />
      <div className="wr-buttons">
        <Button disabled={text.trim() === ''} onClick={() => void take()}>
          {t('json.take')}
        </Button>
        <Button onClick={() => setText(JSON.stringify(form.values.content, null, 2))}>
          {t('json.show')}
        </Button>
      </div>
    </Disclosure>
  );
};
