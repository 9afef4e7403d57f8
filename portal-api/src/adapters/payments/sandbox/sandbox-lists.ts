import { type Answer, wireCharge, wireDispute, wireList, wireRefund } from './sandbox-answers.ts';
import type { SandboxBooks } from './sandbox-books.ts';
import type { ListedPage } from './sandbox-listed.repository.ts';

const MOST = 100;
const USUAL = 10;

/** What a list is asked for, as the provider's forms say it. */
const readPage = (form: URLSearchParams): ListedPage => ({
  since: new Date(Number(form.get('created[gte]') ?? 0) * 1000),
  after: form.get('starting_after'),
  limit: Math.min(MOST, Number(form.get('limit') ?? USUAL)),
});

const answer = <Row>(
  rows: readonly Row[],
  { limit }: ListedPage,
  wire: (row: Row) => object,
): Answer => wireList(rows.slice(0, limit).map(wire), rows.length > limit);

/** The sandbox's books as lists: the newest first, page after page. */
export const sandboxLists = (books: SandboxBooks) => ({
  allCharges: async (form: URLSearchParams): Promise<Answer> => {
    const page = readPage(form);
    // A charge is named after its payment.
    const after = page.after && `pi_${page.after.slice(3)}`;
    return answer(await books.listPaid({ ...page, after }), page, wireCharge);
  },
  allRefunds: async (form: URLSearchParams): Promise<Answer> => {
    const page = readPage(form);
    return answer(await books.listAllRefunds(page), page, wireRefund);
  },
  allDisputes: async (form: URLSearchParams): Promise<Answer> => {
    const page = readPage(form);
    return answer(await books.listAllDisputes(page), page, wireDispute);
  },
});
