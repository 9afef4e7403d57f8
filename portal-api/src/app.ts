import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { limits } from '@portal/shared-contracts';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { healthChecks } from './operating/health-checks.ts';
import { auditTrails } from './domains/audit/audit.service.ts';
import { registerFollowUps } from './domains/answers/follow-ups/follow-ups.routes.ts';
import { registerQuestionnaires } from './domains/answers/questionnaires/questionnaires.routes.ts';
import { registerSurveys } from './domains/answers/surveys/surveys.routes.ts';
import { registerTemplates } from './domains/answers/templates/templates.routes.ts';
import { registerWritingProfiles } from './domains/answers/writing-profiles/writing-profiles.routes.ts';
import { registerBoards } from './domains/boards/boards/boards.routes.ts';
import { registerJobs } from './domains/boards/jobs/jobs.routes.ts';
import { registerChat } from './domains/chat/chat.routes.ts';
import { registerDocuments } from './domains/documents/documents.routes.ts';
import { registerFiles } from './domains/files/files.routes.ts';
import { registerLive } from './domains/live/live.routes.ts';
import { hearNews } from './domains/live/live.service.ts';
import { registerMailbox } from './domains/mailbox/mailbox.routes.ts';
import { registerNotifications } from './domains/notifications/notifications.routes.ts';
import { draftHistory } from './domains/documents/drafts/draft-history.ts';
import { countOpenOrders } from './domains/orders/orders.service.ts';
import { registerOrders } from './domains/orders/orders.routes.ts';
import { registerCheckout } from './domains/payments/checkout/checkout.routes.ts';
import { registerInvoices } from './domains/payments/invoices/invoices.routes.ts';
import { deliverSandboxMessage } from './domains/payments/messages/sandbox-messages.ts';
import { registerPaymentMessages } from './domains/payments/messages/messages.routes.ts';
import { registerPayments } from './domains/payments/payments.routes.ts';
import { registerPaymentSandbox } from './domains/payments/sandbox.routes.ts';
import { registerPurchases } from './domains/payments/purchases/purchases.routes.ts';
import { registerTransfers } from './domains/payments/purchases/transfers.routes.ts';
import { registerAuth } from './domains/people/auth/auth.routes.ts';
import { sessionReader } from './domains/people/auth/auth.service.ts';
import { registerEmail } from './domains/people/email/email.routes.ts';
import { registerFirmPeople } from './domains/people/firm-people/firm-people.routes.ts';
import { registerInvitations } from './domains/people/invitations/invitations.routes.ts';
import { registerPeople } from './domains/people/people.routes.ts';
import { registerPrivacy } from './domains/privacy/privacy.routes.ts';
import { registerSessions } from './domains/people/sessions/sessions.routes.ts';
import { registerTwoStep } from './domains/people/two-step/two-step.routes.ts';
import { registerIntake } from './domains/reviews/intake/intake.routes.ts';
import { registerStaffReviews } from './domains/reviews/staff/staff-reviews.routes.ts';
import { registerReviews } from './domains/reviews/reviews.routes.ts';
import { registerSettings } from './domains/website/settings/settings.routes.ts';
import { registerStart } from './domains/website/start/start.routes.ts';
import { registerWebsite } from './domains/website/website.routes.ts';
import { createSiteDirectory } from './domains/website/website.service.ts';
import { FILE_READERS } from './file-readers.ts';
import { START_FACTS } from './start-facts.ts';
import { handleErrors } from './http/endpoints/error-handler.ts';
import { parseJson } from './http/endpoints/parse-json.ts';
import { RequestLog } from './http/endpoints/request-log.ts';
import { describeApi } from './http/openapi/describe-api.ts';
import { registerHealth } from './http/health/health.routes.ts';
import { createReadiness } from './http/health/readiness.ts';
import type { Portal, PortalApp } from './http/portal-app.ts';
import { publicOrigin } from './http/security/public-origin.ts';
import { refuseStrangeHosts } from './http/security/request-host.ts';
import { sendSecurityHeaders } from './http/security/security-headers.ts';
import { createServerMetrics } from './http/server-metrics.ts';
import { createSockets } from './http/sockets/sockets.ts';
import { createBackground } from './kernel/background.ts';
import type { Platform } from './kernel/platform.ts';
import type { OpenPlatform } from './open-platform.ts';
import { markSecurityEvents } from './operating/security-events.ts';
import { addOperatingMetrics } from './operating/operating-metrics.ts';
import type { Releases } from './releases/registry/open-registry.ts';
import { registerReleases } from './releases/releases.routes.ts';
import { websiteReleases } from './releases/rollout/website-releases.ts';
import { registerShellPage } from './shell-page/shell-page.routes.ts';
import { siteContext } from './site-context.ts';

/** The server with what requests, sockets and jobs share; nothing is bound yet. */
const createServer = (platform: Platform): PortalApp => {
  const app = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: platform.config.trustProxy,
    bodyLimit: 1024 * 1024,
    // What reaches a closing server over a connection that was open is answered, not refused.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  const admission = {
    sites: createSiteDirectory(platform),
    sessions: sessionReader,
    platform,
    siteContext: (site: Parameters<typeof siteContext>[1]) =>
      siteContext(platform, site, (host) => publicOrigin(app, platform.config, host)),
  };
  const sockets = createSockets(app, admission, platform.log);
  const readiness = createReadiness(healthChecks(platform), platform);
  const { database } = platform;
  const portal: Portal = {
    ...admission,
    ...createServerMetrics(app, { database, sockets, readiness }),
    platform,
    sockets,
    readiness,
    background: createBackground(),
    audit: auditTrails(platform.log),
    endpoints: [],
    rounds: [],
  };
  app.decorate('portal', portal);
  app.addHook('onClose', async () => {
    await portal.background.settled();
    await portal.audit.flush();
  });
  return app;
};

const handleRequests = async (app: PortalApp, { config }: Platform) => {
  handleErrors(app);
  refuseStrangeHosts(app);
  sendSecurityHeaders(app, config);
  parseJson(app);
  await app.register(cookie);
  // Replies only: what the release store and the shell's files need is compressed when they are built.
  await app.register(compress, {
    threshold: 1024,
    customTypes: /^(application\/json|text\/html)/,
    globalDecompression: false,
  });
  await app.register(multipart, {
    limits: { fileSize: limits.fileBytes, files: 1, fields: 10, fieldSize: 10_000, parts: 11 },
  });
  registerHealth(app);
};

/** Binds every call and socket; what a room needs of a higher one is handed to it here. */
const registerRooms = (app: PortalApp, platform: OpenPlatform, releases: Releases): void => {
  const { fanOut, log, payments } = platform;
  const news = hearNews(fanOut, log);
  registerWebsite(app, (site, visitor) => websiteReleases(releases, site, visitor));
  registerStart(app, START_FACTS);
  registerSettings(app);
  registerReleases(app, releases);
  addOperatingMetrics(app.portal.metrics, platform);
  markSecurityEvents(app);
  registerAuth(app);
  registerPeople(app);
  registerInvitations(app);
  registerFirmPeople(app, countOpenOrders);
  registerPrivacy(app);
  registerEmail(app);
  registerSessions(app);
  registerTwoStep(app);
  registerNotifications(app);
  registerFiles(app, FILE_READERS);
  registerLive(app, news);
  registerMailbox(app);
  registerChat(app, news);
  registerOrders(app, [draftHistory]);
  registerBoards(app);
  registerJobs(app);
  registerDocuments(app);
  registerReviews(app);
  registerStaffReviews(app);
  app.portal.rounds.push(registerIntake(app, platform.analyser).round);
  registerCheckout(app);
  registerPurchases(app);
  registerTransfers(app);
  registerPayments(app);
  registerPaymentMessages(app);
  registerPaymentSandbox(app, (db) => platform.payments.sandbox(db));
  payments.deliverTo(deliverSandboxMessage(app));
  registerInvoices(app);
  registerFollowUps(app);
  registerQuestionnaires(app);
  registerSurveys(app);
  registerTemplates(app);
  registerWritingProfiles(app);
};

/** Builds the server; nothing listens yet. */
export const createApp = async (platform: OpenPlatform, releases: Releases): Promise<PortalApp> => {
  const app = createServer(platform);
  await handleRequests(app, platform);
  registerRooms(app, platform, releases);
  describeApi(app);
  registerShellPage(app, releases, platform.config.shellDir);
  return app;
};
