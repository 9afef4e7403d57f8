/** A page whose first visit must stay light. */
export interface PageBudget {
  readonly name: string;
  /** Kilobytes of code and styles, as sent. */
  readonly budget: number;
  /** Files of code and styles at most. */
  readonly files: number;
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
  { name: 'sign-in', budget: 100, files: 6 },
  {
    name: 'dashboard',
    budget: 250,
    files: 13,
    of: { remote: 'mfe-orders', page: 'customerDashboard' },
  },
  {
    name: 'order list',
    budget: 255,
    files: 14,
    of: { remote: 'mfe-orders', page: 'customerOrders' },
  },
  {
    name: "writer's order list",
    budget: 260,
    files: 16,
    of: { remote: 'mfe-orders', page: 'staffOrders' },
  },
  {
    name: 'order detail',
    budget: 260,
    files: 15,
    of: { remote: 'mfe-orders', page: 'customerOrder' },
  },
  { name: 'review', budget: 260, files: 13, of: { remote: 'mfe-checkout-review', page: 'review' } },
  {
    name: "visitor's review",
    budget: 260,
    files: 16,
    of: {
      remote: 'mfe-checkout-review',
      page: 'review',
      first: ['free-review', 'free-review-en'],
    },
  },
  {
    name: 'first questions',
    budget: 260,
    // It asks for the order itself, so that nobody answers twice.
    files: 14,
    of: { remote: 'mfe-questionnaires', page: 'initial-questions' },
  },
  {
    name: 'contract',
    budget: 260,
    files: 16,
    of: { remote: 'mfe-documents', page: 'contract' },
  },
  { name: 'jobs', budget: 250, files: 14, of: { remote: 'mfe-boards-jobs', page: 'jobs' } },
  { name: 'board', budget: 310, files: 16, of: { remote: 'mfe-boards-jobs', page: 'board' } },
];
