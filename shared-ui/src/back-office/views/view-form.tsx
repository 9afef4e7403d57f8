import { ApiError } from '@portal/shared-contracts';
import {
  type SavedView,
  type ViewFilter,
  viewLimits,
  type ViewListName,
} from '@portal/shared-contracts/admin';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, CheckBox, TextField } from '../../controls/index.ts';
import { FieldFrame } from '../../form/field-frame.tsx';
import { useKeyOf } from '../../form/use-key-of.ts';
import { ErrorState } from '../../states/error-state.tsx';
import { LISTS } from '../list-texts.ts';
import { useChangeView, useCreateView } from './views.queries.ts';

interface ViewFormProps {
  /** The view that gets another name, or what a new one narrows. */
  of: SavedView | { list: ViewListName; filter: ViewFilter };
  onDone: () => void;
}

const useSave = ({ of, onDone }: ViewFormProps) => {
  const create = useCreateView();
  const change = useChangeView();
  const { keyOf } = useKeyOf();
  const known = '_id' in of ? of : undefined;
  const options = { onSuccess: onDone };
  return {
    known,
    isPending: create.isPending || change.isPending,
    error: create.error ?? change.error,
    save: (said: { name: string; isShared: boolean }): void => {
      if (known)
        return change.mutate({ id: known._id, baseVersion: known.version, ...said }, options);
      const view = { list: of.list, filter: of.filter, ...said };
      create.mutate({ ...view, key: keyOf(view) }, options);
    },
  };
};

/** Name and sharing of a view, in place. */
export const ViewForm = (props: ViewFormProps) => {
  const { t } = useTranslation(LISTS);
  const { known, isPending, error, save } = useSave(props);
  const [name, setName] = useState(known?.name ?? '');
  const [isShared, setShared] = useState(known?.isShared ?? false);
  const [isChecked, setChecked] = useState(false);
  const refused = error instanceof ApiError ? error.errors['name'] : undefined;
  const wrong = isChecked && name.trim() === '' ? t('views.nameMissing') : refused;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() !== '' && !isPending) save({ name: name.trim(), isShared });
  };
  return (
    <form
      className="pui-views-form"
      noValidate
      aria-label={t(known ? 'views.change' : 'views.save')}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onDone();
      }}
    >
      <FieldFrame
        name="view-name"
        label={t('views.name')}
        isRequired
        {...(wrong ? { error: wrong } : {})}
      >
        {(control) => (
          <TextField
            {...control}
            // The button that opened it is gone.
            autoFocus
            value={name}
            maxLength={viewLimits.name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </FieldFrame>
      {(known?.isOwn ?? true) && (
        <CheckBox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
          {t('views.share')}
        </CheckBox>
      )}
      {error && !refused && <ErrorState error={error} />}
      <div className="pui-views-buttons">
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t('views.keep')}
        </Button>
        <Button onClick={props.onDone}>{t('views.cancel')}</Button>
      </div>
    </form>
  );
};
