import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Hit } from './hit.ts';

/** The id of a line, by which the field names it to screen readers. */
export const lineId = (list: string, at: number): string => `${list}-${at}`;

/** Props of {@link FoundList}. */
export interface FoundListProps {
  id: string;
  hits: readonly Hit[];
  active: number;
  onPoint: (at: number) => void;
  onChoose: () => void;
}

/** What was found, by kind: links, so that they also open in another tab. */
export const FoundList = ({ id, hits, active, onPoint, onChoose }: FoundListProps) => {
  const { t } = useTranslation('admin');
  const heading = useId();
  useEffect(() => {
    document.getElementById(lineId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active, hits]);
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return (
    <div id={id} role="listbox" aria-label={t('finding.results')} className="finding-list">
      {kinds.map((kind) => (
        <div key={kind} role="group" aria-labelledby={`${heading}-${kind}`}>
          <div id={`${heading}-${kind}`} className="finding-kind" role="presentation">
            {t(`finding.kinds.${kind}`)}
          </div>
          {hits.map((hit, at) =>
            hit.kind === kind ? (
              <Link
                key={hit.key}
                id={lineId(id, at)}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                className="finding-line"
                to={hit.to}
                onMouseMove={() => onPoint(at)}
                onClick={(event) => {
                  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose();
                }}
              >
                <span className="finding-title">{hit.title}</span>
                {hit.about && <span className="finding-about">{hit.about}</span>}
                {hit.isInvited && (
                  <span className="finding-about">{t('people.states.invited')}</span>
                )}
              </Link>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
};
