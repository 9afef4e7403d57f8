const firstLetter = (name: string): string => [...name.trim()][0] ?? '';

/** The letters that stand for a person without a picture, the same wherever they are shown. */
export const initialsOf = ({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string => [firstName, lastName].map(firstLetter).join('').toLocaleUpperCase();
