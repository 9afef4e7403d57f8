const PAGE = 10;

/** A page of a list as Flutterwave answers it. */
export const listedPage = (all: readonly object[], page: number): Response =>
  Response.json({
    status: 'success',
    message: 'fetched',
    meta: {
      page_info: {
        total: all.length,
        current_page: page,
        total_pages: Math.ceil(all.length / PAGE),
      },
    },
    data: all.slice((page - 1) * PAGE, page * PAGE),
  });

/** Refunds and chargebacks as Flutterwave lists them. */
export const flutterwaveReturnsBook = () => {
  const refunds: { tx_id: number; amount_refunded: number; status: string }[] = [];
  const chargebacks = new Map<number, { transaction_id: number; amount: number; status: string }>();
  const listed = (data: readonly object[]): Response =>
    Response.json({ status: 'success', message: 'fetched', meta: {}, data });
  return {
    refund: (tx_id: number, amount_refunded: number, status: string): void =>
      void refunds.push({ tx_id, amount_refunded, status }),
    sumOf: (id: number): number =>
      refunds
        .filter(({ tx_id, status }) => tx_id === id && status !== 'failed')
        .reduce((sum, row) => sum + row.amount_refunded, 0),
    /** What becomes of the refunds of a transaction at the bank. */
    turn: (id: number, status: string): void => {
      for (const row of refunds) if (row.tx_id === id) row.status = status;
    },
    chargeBack: (transaction_id: number, amount: number, status: string): void =>
      void chargebacks.set(transaction_id, { transaction_id, amount, status }),
    respond: (url: URL): Response | undefined => {
      const page = Number(url.searchParams.get('page') ?? 0);
      if (page > 0 && url.pathname === '/v3/refunds') return listedPage(refunds, page);
      if (page > 0 && url.pathname === '/v3/chargebacks')
        return listedPage([...chargebacks.values()], page);
      if (url.pathname === '/v3/refunds') return listed(refunds);
      if (url.pathname === '/v3/chargebacks') return listed([...chargebacks.values()]);
      return undefined;
    },
  };
};
