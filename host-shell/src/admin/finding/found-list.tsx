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

/** Lines of one kind that follow each other: arrows go through the list as it is seen. */
const runsOf = (hits: readonly Hit[]): { kind: Hit['kind']; from: number; to: number }[] => {
  const runs: { kind: Hit['kind']; from: number; to: number }[] = [];
  for (const [at, { kind }] of hits.entries()) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.to = at + 1;
    else runs.push({ kind, from: at, to: at + 1 });
  }
  return runs;
};

/** What was found, by kind: links, so that they also open in another tab. */
export const FoundList = ({ id, hits, active, onPoint, onChoose }: FoundListProps) => {
  const { t } = useTranslation('admin');
  const heading = useId();
  useEffect(() => {
    document.getElementById(lineId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active, hits]);
  const runs = runsOf(hits);
  return (
    <div id={id} role="listbox" aria-label={t('finding.results')} className="finding-list">
      {runs.map(({ kind, from, to }) => (
        <div key={from} role="group" aria-labelledby={`${heading}-${from}`}>
          <div id={`${heading}-${from}`} className="finding-kind" role="presentation">
            {t(`finding.kinds.${kind}`)}
          </div>
          {hits.map((hit, at) =>
            at >= from && at < to ? (
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
                <span className="finding-title">{hit.title}</span>{' '}
                {hit.about && <span className="finding-about">{hit.about}</span>}{' '}
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
