import { EnvironmentIcon, SearchIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import Input from 'antd/es/input';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface SearchFormProps {
  what: string;
  where: string;
  isSearching: boolean;
  onSearch: (what: string, where: string) => void;
}

/** What? and Where? (BJ-01). */
export const SearchForm = ({ what, where, isSearching, onSearch }: SearchFormProps) => {
  const { t } = useTranslation('boards');
  const [texts, setTexts] = useState({ what, where });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = { what: texts.what.trim(), where: texts.where.trim() };
    setTexts(trimmed);
    onSearch(trimmed.what, trimmed.where);
  };
  return (
    <form className="jobs-form" role="search" onSubmit={submit}>
      <div className="pui-field">
        <label className="pui-label" htmlFor="field-what">
          {t('jobs.what')}
        </label>
        <Input
          id="field-what"
          name="what"
          prefix={<SearchIcon />}
          placeholder={t('jobs.whatHint')}
          value={texts.what}
          onChange={(event) => setTexts({ ...texts, what: event.target.value })}
        />
      </div>
      <div className="pui-field">
        <label className="pui-label" htmlFor="field-where">
          {t('jobs.where')}
        </label>
        <Input
          id="field-where"
          name="where"
          prefix={<EnvironmentIcon />}
          placeholder={t('jobs.whereHint')}
          value={texts.where}
          onChange={(event) => setTexts({ ...texts, where: event.target.value })}
        />
      </div>
      <Button type="primary" htmlType="submit" loading={isSearching}>
        {t('jobs.search')}
      </Button>
    </form>
  );
};
