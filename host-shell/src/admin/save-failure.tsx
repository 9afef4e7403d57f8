import { ApiError } from '@portal/shared-contracts';
import { changesFrom, KeepOrTake, RefusedSave } from '@portal/shared-ui/back-office';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

/** Props of {@link SaveFailure}. */
export interface SaveFailureProps {
  failure: unknown;
  /** The fields in which people type, by name. */
  labels: Readonly<Record<string, string>>;
  /** One of the ways on was taken: the failure is no news any more. */
  onSettled: () => void;
}

/** What was said of a save; where somebody else saved the same meanwhile, what that was and both ways on (BO-114). */
export const SaveFailure = ({ failure, labels, onSettled }: SaveFailureProps) => {
  const { t } = useTranslation('admin');
  const { values, initialValues, resetForm } = useFormikContext<Record<string, unknown>>();
  if (failure === undefined) return null;
  const isStale = failure instanceof ApiError && failure.refusal === 'changed-meanwhile';
  const theirs = Object.keys(changesFrom(initialValues, values)).flatMap((name) =>
    labels[name] ? [`${labels[name]}: ${String(initialValues[name]) || '–'}`] : [],
  );
  return (
    <>
      <RefusedSave error={failure} />
      {isStale && (
        <KeepOrTake
          theirs={
            theirs.length > 0 ? t('settings.theirs', { value: theirs.join(' · ') }) : undefined
          }
          onKeep={onSettled}
          onTake={() => {
            resetForm();
            onSettled();
          }}
        />
      )}
    </>
  );
};
