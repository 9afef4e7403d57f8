import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { DateText } from '../../date/date-text.tsx';
import { isDate } from '../../date/format-date.ts';

/** Props of {@link ReportFilter}. */
export interface ReportFilterProps {
  /** What the list is narrowed to beside its days; empty parts are left out. */
  words: readonly (string | undefined)[];
  /** The names in the address that belong to it. */
  names: readonly string[];
}

/** Says that a list shows the rows behind a number of a report, and leads back to all of them; nothing otherwise. */
export const ReportFilter = ({ words, names }: ReportFilterProps) => {
  const { t } = useTranslation('ui');
  const [params] = useSearchParams();
  const [from, to] = [params.get('from'), params.get('to')];
  if (!names.some((name) => params.has(name))) return null;
  const rest = new URLSearchParams(params);
  for (const name of names) rest.delete(name);
  return (
    <p className="pui-report-filter">
      <span>{words.filter(Boolean).join(' · ')}</span>
      {from && to && isDate(from) && isDate(to) && (
        <span>
          <DateText value={from} />
          {from !== to && (
            <>
              {' – '}
              <DateText value={to} />
            </>
          )}
        </span>
      )}
      <Link to={{ search: rest.toString() }} replace>
        {t('clearFilters')}
      </Link>
    </p>
  );
};
