/** What happened to reviews between two moments, by their names in a statement: what the report counts and the list shows. */
export const reviewSteps = ({ begin, end }: { begin: string; end: string }): string => `
  select 'opened' as step, v.critique_id as id, v.created_at as at from critique_views v
    where v.site_id = $1 and v.created_at >= ${begin} and v.created_at < ${end}
  union all
  select 'checkout', k.critique_id, k.created_at from review_clicks k
    where k.site_id = $1 and k.created_at >= ${begin} and k.created_at < ${end}
      and k.kind = 'checkout' and k.critique_id is not null
  union all
  select 'paid', p.critique_id, p.updated_at from payment_attempts p
    left join orders t on t.site_id = p.site_id and t.id = p.order_id
    where p.site_id = $1 and p.updated_at >= ${begin} and p.updated_at < ${end}
      and p.state = 'paid' and p.critique_id is not null and t.is_test is not true`;
