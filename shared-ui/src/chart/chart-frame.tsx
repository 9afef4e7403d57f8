import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';

/** Props of {@link ChartFrame}. */
export interface ChartFrameProps {
  title: string;
  /** One sentence that says what the chart shows. */
  summary?: string;
  /** Column names of the table: the first names the rows. */
  columns: readonly string[];
  /** The same numbers as in the chart, already formatted. */
  rows: readonly (readonly string[])[];
  /** The drawing itself; hidden from screen readers, which get the table. */
  children: ReactNode;
}

/** A chart with the same numbers as a table, for everybody who cannot or will not read the drawing. */
export const ChartFrame = ({ title, summary, columns, rows, children }: ChartFrameProps) => {
  const { t } = useTranslation('ui');
  const [isTableShown, setTableShown] = useState(false);
  const tableId = useId();
  const table = (
    <table className="pui-chart-table" id={tableId}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <figure className="pui-chart">
      <figcaption className="pui-chart-caption">{summary ?? title}</figcaption>
      <div aria-hidden="true">{children}</div>
      <Button
        type="link"
        size="small"
        aria-expanded={isTableShown}
        aria-controls={tableId}
        onClick={() => setTableShown(!isTableShown)}
      >
        {t(isTableShown ? 'hideTable' : 'showTable')}
      </Button>
      {isTableShown ? table : <VisuallyHidden as="div">{table}</VisuallyHidden>}
    </figure>
  );
};
