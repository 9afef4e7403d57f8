import { EnvironmentIcon, SearchIcon } from '@portal/shared-ui/icons';
import { Button, TextField } from '@portal/shared-ui/controls';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface Words {
  what: string;
  where: string;
}

interface SearchFormProps {
  /** What is searched for now. */
  words: Words;
  /** They came by themselves, perhaps while somebody was typing already. */
  isLate: boolean;
  isSearching: boolean;
  onSearch: (what: string, where: string) => void;
}

const isSame = (one: Words | undefined, other: Words | undefined): boolean =>
  one?.what === other?.what && one?.where === other?.where;

/** What stands in both fields: the words of the search, unless somebody has typed since. */
const useTexts = ({ words, isLate }: SearchFormProps) => {
  const [typed, type] = useState<Words>();
  const [sent, send] = useState<Words>();
  const [seen, setSeen] = useState(words);
  if (!isSame(words, seen)) {
    setSeen(words);
    const isAnotherSearch = !isLate && !isSame(words, sent);
    if (isAnotherSearch || isSame(typed, sent)) type(undefined);
  }
  return { texts: typed ?? words, type, send };
};

/** What? and Where? (BJ-01). */
export const SearchForm = (props: SearchFormProps) => {
  const { t } = useTranslation('boards');
  const { texts, type, send } = useTexts(props);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = { what: texts.what.trim(), where: texts.where.trim() };
    type(trimmed);
    send(trimmed);
    props.onSearch(trimmed.what, trimmed.where);
  };
  return (
    <form className="jobs-form" role="search" onSubmit={submit}>
      <div className="pui-field">
        <label className="pui-label" htmlFor="field-what">
          {t('jobs.what')}
        </label>
        <TextField
          id="field-what"
          name="what"
          prefix={<SearchIcon />}
          placeholder={t('jobs.whatHint')}
          value={texts.what}
          onChange={(event) => type({ ...texts, what: event.target.value })}
        />
      </div>
      <div className="pui-field">
        <label className="pui-label" htmlFor="field-where">
          {t('jobs.where')}
        </label>
        <TextField
          id="field-where"
          name="where"
          prefix={<EnvironmentIcon />}
          placeholder={t('jobs.whereHint')}
          value={texts.where}
          onChange={(event) => type({ ...texts, where: event.target.value })}
        />
      </div>
      <Button type="primary" htmlType="submit" loading={props.isSearching}>
        {t('jobs.search')}
      </Button>
    </form>
  );
};
