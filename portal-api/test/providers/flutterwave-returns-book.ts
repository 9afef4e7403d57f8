/** Refunds and chargebacks as Flutterwave lists them. */
export const flutterwaveReturnsBook = () => {
  const refunds: { tx_id: number; amount_refunded: number; status: string }[] = [];
  const chargebacks = new Map<number, { transaction_id: number; amount: number; status: string }>();
  const listed = (data: readonly object[]): Response =>
    Response.json({ status: 'success', message: 'fetched', meta: {}, data });
  return {
    refund: (tx_id: number, amount_refunded: number, status: string): void =>
      void refunds.push({ tx_id, amount_refunded, status }),
    chargeBack: (transaction_id: number, amount: number, status: string): void =>
      void chargebacks.set(transaction_id, { transaction_id, amount, status }),
    respond: (url: URL): Response | undefined => {
      if (url.pathname === '/v3/refunds') return listed(refunds);
      if (url.pathname === '/v3/chargebacks') return listed([...chargebacks.values()]);
      return undefined;
    },
  };
};
