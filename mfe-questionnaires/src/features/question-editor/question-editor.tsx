import {
  fieldLimits,
  type FieldType,
  type QuestionnaireField,
} from '@portal/shared-contracts/questionnaires';
import { EmptyState, ErrorState, LoadingSkeleton, SaveState, useStable } from '@portal/shared-ui';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddLine } from './lines/add-line.tsx';
import { ConflictNotice } from './saving/conflict-notice.tsx';
import { Preview } from './preview.tsx';
import { PublishErrors } from './publishing/publish-errors.tsx';
import type { PublishCheck } from './publishing/use-publish-check.ts';
import { changeQuestions, type QuestionChange } from './question-list.ts';
import { type LineParts, QuestionLine } from './lines/question-line.tsx';
import type { StoredQuestions } from './saving/stored-questions.ts';
import type { Autosave } from './saving/use-autosave.ts';
import { undoByKey } from './undoing/undo-by-key.ts';
import { UndoButtons } from './undoing/undo-buttons.tsx';
import type { Undoing } from './undoing/use-undo.ts';
import { useReorder } from './reordering/use-reorder.ts';
import { type EditorView, ViewChoice } from './view-choice.tsx';
import './question-editor.css';

interface QuestionEditorProps {
  undoing: Undoing;
  reload: () => Promise<StoredQuestions>;
  publishing: PublishCheck;
  /** What each line has beside what every editor has. */
  parts?: LineParts;
  /** Instead of the plain preview. */
  preview?: ReactNode;
}

const newKey = (): string => `q-${crypto.randomUUID().slice(0, 8)}`;

/** A removed line takes its button along: the focus goes to the line that takes its place, or to what adds one. */
const focusBeside = (fields: readonly QuestionnaireField[], removed: string): void => {
  const at = fields.findIndex(({ key }) => key === removed);
  const key = (fields[at + 1] ?? fields[at - 1])?.key;
  const place = key ? `[data-line="${CSS.escape(key)}"] [data-part="handle"]` : '#field-add-line';
  requestAnimationFrame(() => document.querySelector<HTMLElement>(place)?.focus());
};

type LinesProps = Pick<QuestionEditorProps, 'publishing' | 'parts'> & { autosave: Autosave };

const Lines = ({ autosave, publishing, parts }: LinesProps) => {
  const { t } = useTranslation('questionnaires');
  const list = useRef<HTMLOListElement>(null);
  const { fields } = autosave;
  const change = useStable((what: QuestionChange) => {
    autosave.change(changeQuestions(fields, what));
    if (what.kind === 'remove') focusBeside(fields, what.key);
  });
  const { mover, lifted, active } = useReorder({
    list,
    fields,
    move: (key, to) => change({ kind: 'move', key, to }),
  });
  const add = (type: FieldType): void => {
    const key = newKey();
    change({ kind: 'add', type, key });
    // The new line does not exist before the next paint.
    requestAnimationFrame(() => document.getElementById(`field-text-${key}`)?.focus());
  };
  return (
    <>
      <p id="quest-drag-help" className="pui-visually-hidden">
        {t('editor.dragHelp')}
      </p>
      {fields.length === 0 && <EmptyState text={t('editor.empty')} hint={t('editor.emptyHint')} />}
      <ol ref={list} className="quest-lines">
        {fields.map((field, index) => (
          <QuestionLine
            key={field.key}
            field={field}
            index={index}
            count={fields.length}
            isActive={active === field.key}
            isLifted={lifted === field.key}
            problem={publishing.problems.find(({ key }) => key === field.key)}
            parts={parts}
            mover={mover}
            onChange={change}
            newKey={newKey}
          />
        ))}
      </ol>
      <AddLine isFull={fields.length >= fieldLimits.fields} onAdd={add} />
    </>
  );
};

/** Adds, words, orders and previews questions; every edit saves itself. */
export const QuestionEditor = (props: QuestionEditorProps) => {
  const { undoing, reload, publishing, parts, preview } = props;
  const { autosave } = undoing;
  const { t } = useTranslation('questionnaires');
  const { refusals } = publishing;
  const [chosen, choose] = useState<{ view: EditorView; refusals: number }>({
    view: 'edit',
    refusals,
  });
  // What is wrong is mended in the lines, so a refused publishing leads back to them.
  const view = chosen.refusals === refusals ? chosen.view : 'edit';
  if (!autosave.isReady) return <LoadingSkeleton shape="form" />;
  return (
    <div className="quest-editor">
      <div className="quest-editor-bar">
        <ViewChoice view={view} onChoose={(next) => choose({ view: next, refusals })} />
        <UndoButtons {...undoing} />
        <SaveState status={autosave.status} isSent />
      </div>
      <PublishErrors fields={autosave.fields} publishing={publishing} />
      <ConflictNotice autosave={autosave} reload={reload} />
      {autosave.failure !== undefined && (
        <ErrorState
          error={autosave.failure}
          safe={t('wizard.safe')}
          onRetry={() => void autosave.flush().catch(() => undefined)}
        />
      )}
      {view === 'edit' ? (
        // What is typed into the preview is no edit of the draft.
        <div onKeyDown={(event) => undoByKey(event, undoing)}>
          <Lines autosave={autosave} publishing={publishing} {...(parts ? { parts } : {})} />
        </div>
      ) : (
        (preview ?? <Preview fields={autosave.fields} />)
      )}
    </div>
  );
};
