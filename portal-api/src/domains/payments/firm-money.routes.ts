import type { PortalApp } from '../../http/portal-app.ts';
import { registerPaymentAccount } from './accounts/accounts.routes.ts';
import { registerComparison } from './differences/comparison.routes.ts';
import { registerDisputes } from './disputes/disputes.routes.ts';
import type { EvidenceSources } from './evidence/evidence-sources.ts';
import { registerEvidence } from './evidence/evidence.routes.ts';
import { registerFirmInvoices } from './firm-invoices/firm-invoices.routes.ts';
import { registerPaymentList } from './payment-list/payment-list.routes.ts';

/** The firm's invoices, payments, refunds and disputes, for those who hold the area of money. */
export const registerFirmMoney = (app: PortalApp, sources: EvidenceSources): void => {
  registerFirmInvoices(app);
  registerPaymentList(app);
  registerDisputes(app);
  registerComparison(app);
  registerPaymentAccount(app);
  registerEvidence(app, sources);
};
