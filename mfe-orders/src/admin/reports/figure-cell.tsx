import type { Currency } from '@portal/shared-contracts';
import type { ReportFigure, ReportTable } from '@portal/shared-contracts/admin';
import { formatMoney, numberFormat } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ADMIN } from '../texts.ts';
import { rowsAddress } from './reports.queries.ts';

type Unit = ReportTable['columns'][number]['unit'];

const formats: Readonly<Record<Exclude<Unit, 'money'>, Intl.NumberFormatOptions>> = {
  count: {},
  share: { style: 'percent', maximumFractionDigits: 1 },
  days: { style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 },
  stars: { maximumFractionDigits: 2 },
  ratio: { maximumFractionDigits: 2 },
};

const textOf = (
  value: number,
  { unit, currency, language }: { unit: Unit; currency: Currency | null; language: string },
): string => {
  if (unit !== 'money') return numberFormat(language, formats[unit]).format(value);
  return currency ? formatMoney(value, currency, language) : String(value);
};

/** One number of a report; it opens the rows behind it. */
export const FigureCell = ({
  figure,
  unit,
  currency,
}: {
  figure: ReportFigure | undefined;
  unit: Unit;
  currency: Currency | null;
}) => {
  const { t, i18n } = useTranslation(ADMIN);
  if (figure?.isTooFew) return <span className="orders-muted">{t('reports.tooFew')}</span>;
  if (!figure || figure.value === null) return '–';
  const text = textOf(figure.value, { unit, currency, language: i18n.language });
  return figure.rows ? <Link to={rowsAddress(figure.rows)}>{text}</Link> : text;
};
