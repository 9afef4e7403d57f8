import { NativeSelect } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldName } from '../../features/question-editor/field-names.ts';
import type { LinePartProps } from '../../features/question-editor/lines/question-line.tsx';
import { ADMIN_TEXTS } from '../texts.ts';
import { FieldsContext } from './fields-context.ts';

const Places = ({ field, index, mover, onClose }: LinePartProps & { onClose: () => void }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const nameOf = useFieldName();
  const fields = useContext(FieldsContext);
  return (
    <NativeSelect
      autoFocus
      aria-label={t('move.place', { name: nameOf(field) })}
      value={String(index)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      onBlur={onClose}
      onChoose={(place) => {
        onClose();
        mover.moveTo(field.key, Number(place), 'handle');
      }}
      options={fields.map((one, place) => ({
        value: String(place),
        label: t('move.option', { position: place + 1, name: nameOf(one) }),
      }))}
    />
  );
};

/** Takes a question to any place at once, where dragging would be long. */
export const MoveTo = (props: LinePartProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const name = useFieldName()(props.field);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Places {...props} onClose={() => setOpen(false)} />;
  return (
    <Button aria-label={t('move.openFor', { name })} onClick={() => setOpen(true)}>
      {t('move.open')}
    </Button>
  );
};
