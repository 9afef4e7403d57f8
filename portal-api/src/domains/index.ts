import type { PortalApp } from '../app.ts';
import { registerAuth } from './people/auth/auth.routes.ts';
import { registerBoards } from './boards/boards/boards.routes.ts';
import { registerDocuments } from './documents/document-files/document-files.routes.ts';
import { registerChat } from './chat/chat.routes.ts';
import { registerFiles } from './files/files.routes.ts';
import { registerJobs } from './boards/jobs/jobs.routes.ts';
import { registerLive } from './live/live.routes.ts';
import { registerMailbox } from './mailbox/mailbox.routes.ts';
import { registerNotifications } from './notifications/notifications.routes.ts';
import { registerOrders } from './orders/orders.routes.ts';
import { registerPeople } from './people/people.routes.ts';
import { registerCheckout } from './payments/checkout/checkout.routes.ts';
import { registerInvoices } from './payments/invoices/invoices.routes.ts';
import { registerPaymentMessages } from './payments/messages/messages.routes.ts';
import { registerPayments } from './payments/payments.routes.ts';
import { registerPurchases } from './payments/purchases/purchases.routes.ts';
import { registerTransfers } from './payments/purchases/transfers.routes.ts';
import { registerPaymentSandbox } from './payments/sandbox.routes.ts';
import { registerReviews } from './reviews/reviews.routes.ts';
import { registerFollowUps } from './answers/follow-ups/follow-ups.routes.ts';
import { registerQuestionnaires } from './answers/questionnaires/questionnaires.routes.ts';
import { registerSurveys } from './answers/surveys/surveys.routes.ts';
import { registerTemplates } from './answers/templates/templates.routes.ts';
import { registerWritingProfiles } from './answers/writing-profiles/writing-profiles.routes.ts';
import { registerReleases } from '../releases/releases.routes.ts';
import { registerWebsite } from './website/website.routes.ts';

// Each domain adds its line here.
const domains: readonly ((app: PortalApp) => void)[] = [
  registerWebsite,
  registerReleases,
  registerAuth,
  registerPeople,
  registerNotifications,
  registerFiles,
  registerLive,
  registerMailbox,
  registerChat,
  registerOrders,
  registerBoards,
  registerJobs,
  registerDocuments,
  registerReviews,
  registerCheckout,
  registerPurchases,
  registerTransfers,
  registerPayments,
  registerPaymentMessages,
  registerPaymentSandbox,
  registerInvoices,
  registerFollowUps,
  registerQuestionnaires,
  registerSurveys,
  registerTemplates,
  registerWritingProfiles,
];

/** Binds every call and socket of the portal. */
export const registerDomains = (app: PortalApp): void => {
  for (const register of domains) register(app);
};
