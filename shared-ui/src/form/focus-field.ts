/** Moves to a field by its name (its element has the id `field-<name>`): into its input, or to the first option of its group. */
export const focusField = (name: string): void => {
  const field = document.getElementById(`field-${name}`);
  if (!field) return;
  const input = field.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field;
  (input ?? field).focus();
  field.scrollIntoView?.({ block: 'center' });
};
