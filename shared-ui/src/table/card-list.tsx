import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import type { TableColumn } from './table-column.ts';

/** Props of {@link CardList}. */
export interface CardListProps<T> {
  label: string;
  rows: readonly T[];
  rowKey: (row: T) => string;
  columns: readonly TableColumn<T>[];
}

/** The rows of a table as cards, for narrow screens. */
export const CardList = <T,>({ label, rows, rowKey, columns }: CardListProps<T>) => {
  const heading = columns.filter(({ onCard }) => onCard === 'title');
  const leads = columns.filter(({ onCard }) => onCard === 'lead');
  const actions = columns.filter(({ onCard }) => onCard === 'action');
  const facts = columns.filter(({ onCard }) => onCard === undefined);
  return (
    <ul className="pui-cards" aria-label={label}>
      {rows.map((row, index) => (
        <li key={rowKey(row)} className="pui-card-row">
          <div className="pui-card-row-head">
            {heading.map((column) => (
              <div key={column.key} className="pui-card-row-title">
                {column.render(row, index)}
              </div>
            ))}
          </div>
          {leads.map((column) => (
            <div key={column.key}>
              <VisuallyHidden>{column.title}</VisuallyHidden> {column.render(row, index)}
            </div>
          ))}
          <dl>
            {facts.map((column) => (
              <div key={column.key}>
                <dt>{column.titleOnCard ?? column.title}</dt>
                <dd>{column.render(row, index)}</dd>
              </div>
            ))}
          </dl>
          {actions.length > 0 && (
            <div className="pui-card-row-actions">
              {actions.map((column) => (
                <div key={column.key}>{column.render(row, index)}</div>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
};
