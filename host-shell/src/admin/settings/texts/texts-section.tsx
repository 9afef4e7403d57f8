import { type Language, languages } from '@portal/shared-contracts';
import { FieldFrame, QueryStates, Section } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { CheckBox, TextField } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemotes } from '../../../remotes/remotes-context.ts';
import type { Overrides, Reworded } from './rewordings.ts';
import { type ShownText, shownTextsQuery } from './shown-texts.ts';
import { nameOfLanguage } from './text-label.ts';
import { TextLine } from './text-line.tsx';

const MOST = 50;
const LEAST_LETTERS = 2;

interface TextsSectionProps {
  overrides: Overrides;
  onReword: (text: Reworded, wording: string | null) => void;
}

/** Texts of the portal, found by the words that people read, and worded differently (BO-20). */
export const TextsSection = ({ overrides, onReword }: TextsSectionProps) => {
  const { t, i18n } = useTranslation('admin');
  const { loader } = useRemotes();
  const [language, setLanguage] = useState(i18n.language as Language);
  const [words, setWords] = useState('');
  // What is being worded stays in sight, whatever its words become.
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isChangedOnly, setChangedOnly] = useState(false);
  const query = useQuery(shownTextsQuery(loader, language));
  const own = overrides[language] ?? {};
  const reword = (name: string, text: string | undefined): void => {
    setTouched((before) => new Set(before).add(name));
    onReword({ language, name }, text ?? null);
  };
  return (
    <Section>
      <FieldFrame name="texts-language" isRequired label={t('texts.language')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={language}
            onChoose={(chosen) => setLanguage(chosen as Language)}
            options={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
          />
        )}
      </FieldFrame>
      <FieldFrame name="texts-words" isRequired label={t('texts.find')}>
        {(control) => (
          <TextField
            {...control}
            type="search"
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setTouched(new Set());
            }}
          />
        )}
      </FieldFrame>
      <CheckBox checked={isChangedOnly} onChange={(event) => setChangedOnly(event.target.checked)}>
        {t('texts.changedOnly')}
      </CheckBox>
      <QueryStates query={query} skeleton="form">
        {(texts) => <Found {...{ texts, own, words, touched, isChangedOnly, reword }} />}
      </QueryStates>
    </Section>
  );
};

interface FoundProps {
  texts: readonly ShownText[];
  own: Readonly<Record<string, string>>;
  words: string;
  touched: ReadonlySet<string>;
  isChangedOnly: boolean;
  reword: (name: string, text: string | undefined) => void;
}

const Found = ({ texts, own, words, touched, isChangedOnly, reword }: FoundProps) => {
  const { t } = useTranslation('admin');
  const wanted = words.trim().toLowerCase();
  if (wanted.length < LEAST_LETTERS && !isChangedOnly)
    return <p className="pui-help">{t('texts.start')}</p>;
  const found = texts.filter(
    ({ name, text }) =>
      touched.has(name) ||
      ((!isChangedOnly || own[name] !== undefined) &&
        [text, own[name] ?? ''].some((shown) => shown.toLowerCase().includes(wanted))),
  );
  if (found.length === 0) return <p>{t('texts.none')}</p>;
  return (
    <>
      <ul className="admin-steps">
        {found.slice(0, MOST).map((shown) => (
          <TextLine key={shown.name} shown={shown} own={own[shown.name]} reword={reword} />
        ))}
      </ul>
      {found.length > MOST && <p className="pui-help">{t('texts.more')}</p>}
    </>
  );
};
