/** Moves to a question: into its input, or to the first option of its group. */
export const focusField = (key: string): void => {
  const field = document.getElementById(`field-${key}`);
  if (!field) return;
  const input = field.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field;
  (input ?? field).focus();
  field.scrollIntoView({ block: 'center' });
};
