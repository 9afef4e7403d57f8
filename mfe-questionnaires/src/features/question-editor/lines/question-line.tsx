import { fieldLimits, type QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CopyIcon,
  DeleteIcon,
  DragIcon,
} from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { memo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldName } from '../field-names.ts';
import { LineFields } from './line-fields.tsx';
import type { QuestionChange } from '../question-list.ts';
import type { LineProblem } from '../publishing/use-publish-check.ts';
import type { LineMover } from '../reordering/use-reorder.ts';

/** What a part that another editor adds to each line is given. */
export interface LinePartProps {
  field: QuestionnaireField;
  index: number;
  problem: LineProblem | undefined;
  mover: LineMover;
  onEdit: (part: Partial<QuestionnaireField>) => void;
}

/** What another editor adds to each line: further fields, and further things to do. */
export interface LineParts {
  Fields: ComponentType<LinePartProps>;
  Actions: ComponentType<LinePartProps>;
}

interface QuestionLineProps {
  field: QuestionnaireField;
  index: number;
  count: number;
  /** Marked as what moves, by pointer or by keyboard. */
  isActive: boolean;
  isLifted: boolean;
  problem: LineProblem | undefined;
  parts: LineParts | undefined;
  mover: LineMover;
  onChange: (change: QuestionChange) => void;
  newKey: () => string;
}

const MoveButtons = ({ field, index, count, mover }: QuestionLineProps) => {
  const { t } = useTranslation('questionnaires');
  const name = useFieldName()(field);
  return (
    <>
      <Button
        type="text"
        data-part="up"
        icon={<ArrowUpIcon />}
        aria-label={t('editor.moveUp', { name })}
        disabled={index === 0}
        onClick={() => mover.moveTo(field.key, index - 1, index === 1 ? 'down' : 'up')}
      />
      <Button
        type="text"
        data-part="down"
        icon={<ArrowDownIcon />}
        aria-label={t('editor.moveDown', { name })}
        disabled={index === count - 1}
        onClick={() => mover.moveTo(field.key, index + 1, index === count - 2 ? 'up' : 'down')}
      />
    </>
  );
};

/** One line of the editor: handle, fields, and what can be done with it; drawn anew only when it changed. */
export const QuestionLine = memo((props: QuestionLineProps) => {
  const { field, index, isActive, isLifted, problem, parts, mover, onChange, newKey } = props;
  const { t } = useTranslation('questionnaires');
  const name = useFieldName()(field);
  const { key } = field;
  const onEdit = (part: Partial<QuestionnaireField>): void => onChange({ kind: 'edit', key, part });
  const given = { field, index, problem, mover, onEdit };
  return (
    <li className={`quest-line quest-line-${field.type}`} data-line={key} data-active={isActive}>
      <button
        type="button"
        className="quest-handle"
        data-part="handle"
        aria-label={t('editor.drag', { name })}
        aria-describedby="quest-drag-help"
        aria-pressed={isLifted}
        onPointerDown={(event) => mover.press(event, key)}
        onKeyDown={(event) => mover.pressKey(event, key)}
        onBlur={mover.leave}
      >
        <DragIcon />
      </button>
      <div className="quest-line-body">
        <LineFields field={field} problem={problem} onEdit={onEdit} />
        {parts && <parts.Fields {...given} />}
      </div>
      <div className="quest-line-actions">
        <MoveButtons {...props} />
        <Button
          type="text"
          icon={<CopyIcon />}
          aria-label={t('editor.duplicate', { name })}
          disabled={props.count >= fieldLimits.fields}
          onClick={() => onChange({ kind: 'duplicate', key, as: newKey() })}
        />
        <Button
          type="text"
          icon={<DeleteIcon />}
          aria-label={t('editor.remove', { name })}
          onClick={() => onChange({ kind: 'remove', key })}
        />
        {parts && <parts.Actions {...given} />}
      </div>
    </li>
  );
});
