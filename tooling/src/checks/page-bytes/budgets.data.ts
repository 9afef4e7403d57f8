/** A page whose first visit must stay light. */
export interface PageBudget {
  readonly name: string;
  /** Kilobytes of code and styles, as sent. */
  readonly budget: number;
  /** The remote's page; the shell's own sign-in page where it is missing. */
  readonly of?: {
    readonly remote: string;
    readonly page: string;
    /** What the page brings with its first data: names of `first` in the remote's `parts.json`. */
    readonly first?: readonly string[];
  };
}

/** What a first visit may cost; sign-in is a document of its own and brings React and little else. */
export const pageBudgets: readonly PageBudget[] = [
  { name: 'sign-in', budget: 100 },
  { name: 'dashboard', budget: 260, of: { remote: 'mfe-orders', page: 'customerDashboard' } },
  { name: 'order list', budget: 270, of: { remote: 'mfe-orders', page: 'customerOrders' } },
  { name: 'order detail', budget: 290, of: { remote: 'mfe-orders', page: 'customerOrder' } },
  { name: 'review', budget: 260, of: { remote: 'mfe-checkout-review', page: 'review' } },
  {
    name: "visitor's review",
    budget: 260,
    of: {
      remote: 'mfe-checkout-review',
      page: 'review',
      first: ['free-review', 'free-review-en'],
    },
  },
  { name: 'board', budget: 370, of: { remote: 'mfe-boards-jobs', page: 'board' } },
];
