import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import './view-choice.css';

/** The questions as they are worded, or as whoever answers them sees them. */
export type EditorView = 'edit' | 'preview';

const views = ['edit', 'preview'] as const satisfies readonly EditorView[];

/** Chooses between editing and seeing. */
export const ViewChoice = (props: { view: EditorView; onChoose: (view: EditorView) => void }) => {
  const { t } = useTranslation('questionnaires');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('editor.view')} className="quest-views">
      {views.map((view) => (
        <label key={view}>
          <input
            type="radio"
            name={name}
            checked={view === props.view}
            onChange={() => props.onChoose(view)}
          />
          {t(`editor.${view}`)}
        </label>
      ))}
    </div>
  );
};
