/** For a column that the server sorts: it can be sorted, but the table compares nothing itself. */
export const SORTED_BY_SERVER = { sortValue: () => undefined } as const;

/** Offers the two states of an order as a filter that the server applies. */
export const stateFilter = (labels: { title: string; pending: string; completed: string }) => ({
  title: labels.title,
  options: [
    { value: 'pending', label: labels.pending },
    { value: 'completed', label: labels.completed },
  ],
  valueOf: () => '',
});
