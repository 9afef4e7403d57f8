/** How the values of a period are called in a statement, such as `$2`. */
interface SpanNames {
  begin: string;
  end: string;
  from: string;
  to: string;
}

/**
 * The keys of what was paid within a period. What was paid outside of the portal belongs to the day that is noted
 * beside it, everything else to the moment at which it was settled; each has an index of its own.
 */
const paidWithin = ({ begin, end, from, to }: SpanNames): string =>
  `select s.key from payment_attempts s
     where s.site_id = $1 and s.state = 'paid' and s.updated_at >= ${begin} and s.updated_at < ${end}
       and not exists (select 1 from outside_payments n
         where n.site_id = s.site_id and n.payment_key = s.key)
   union all
   select n.payment_key from outside_payments n
     where n.site_id = $1 and n.paid_on between ${from}::date and ${to}::date`;

/** The keys of the payments that were paid or of which something went back within a period, with which of both. */
export const moneySteps = (names: SpanNames): string =>
  `select 'paid' as step, paid.key from (${paidWithin(names)}) paid
   union all
   select 'returned', r.payment_key from refunds r
     where r.site_id = $1 and r.state = 'done' and r.updated_at >= ${names.begin}
       and r.updated_at < ${names.end}`;
