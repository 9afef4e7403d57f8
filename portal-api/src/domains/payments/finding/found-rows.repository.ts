/** Rows of a list of money, as a search finds them. */
interface FoundRows {
  /** The list's own rows, with one more condition. */
  rows(this: void, of: string): string;
  /** The columns with the person and with the order of a row. */
  person: string;
  order: string;
  /** Where the searched text and the numbers in it stand among the parameters; the site is the first. */
  text: string;
  numbers: string;
}

/** Those of people whose name or address begins so, and of orders of such a number; each way walks its own index. */
export const foundRows = ({ rows, person, order, text, numbers }: FoundRows): string =>
  `select s.* from people b cross join lateral (${rows(` and ${person} = b.id`)}) s
     where b.site_id = $1 and (starts_with(b.found_email, ${text})
       or starts_with(b.found_last_name, ${text}) or starts_with(b.found_name, ${text}))
   union select s.* from orders f cross join lateral (${rows(` and ${order} = f.id`)}) s
     where f.site_id = $1 and f.number = any(${numbers}::int[])
       and lower(f.number_prefix || f.number) = ltrim(${text}, '#')`;
