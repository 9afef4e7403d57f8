import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { limits } from '@portal/shared-contracts';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { healthChecks } from './operating/health-checks.ts';
import { auditTrails } from './domains/audit/audit.service.ts';
import { registerAuditList } from './domains/audit/list/audit-list.routes.ts';
import { registerAnswers } from './domains/answers/answers.routes.ts';
import { registerCatalogue } from './domains/catalogue/catalogue.routes.ts';
import { registerBoards } from './domains/boards/boards.routes.ts';
import { registerJobs } from './domains/boards/jobs.routes.ts';
import { registerChat } from './domains/chat/chat.routes.ts';
import { registerDocuments } from './domains/documents/documents.routes.ts';
import { registerFiles } from './domains/files/files.routes.ts';
import { registerFinding } from './domains/finding/finding.routes.ts';
import { registerFirmFile } from './domains/firm-file/firm-file.routes.ts';
import { registerLive } from './domains/live/live.routes.ts';
import { hearNews } from './domains/live/live.service.ts';
import { registerMailNotices } from './domains/mail-notices/mail-notices.routes.ts';
import { registerMailbox } from './domains/mailbox/mailbox.routes.ts';
import { registerNotifications } from './domains/notifications/notifications.routes.ts';
import { registerFirmOrders } from './domains/orders/firm-orders.routes.ts';
import { registerOrders } from './domains/orders/orders.routes.ts';
import { registerCheckout } from './domains/payments/checkout/checkout.routes.ts';
import { registerFirmMoney } from './domains/payments/firm-money.routes.ts';
import { registerHandOrders } from './domains/payments/hand-orders/hand-orders.routes.ts';
import { registerInvoices } from './domains/payments/invoices/invoices.routes.ts';
import { deliverSandboxMessage } from './domains/payments/messages/sandbox-messages.ts';
import { registerPaymentMessages } from './domains/payments/messages/messages.routes.ts';
import { registerPayments } from './domains/payments/payments.routes.ts';
import { registerPaymentSandbox } from './domains/payments/sandbox.routes.ts';
import { sessionReader } from './domains/people/auth/auth.service.ts';
import { registerPeople } from './domains/people/people.routes.ts';
import { registerPrivacy } from './domains/privacy/privacy.routes.ts';
import { registerIntake } from './domains/reviews/intake/intake.routes.ts';
import { registerFirmReviews } from './domains/reviews/firm-reviews.routes.ts';
import { registerReviews } from './domains/reviews/reviews.routes.ts';
import { registerSettings } from './domains/website/settings/settings.routes.ts';
import { registerStart } from './domains/website/start/start.routes.ts';
import { registerWebsite } from './domains/website/website.routes.ts';
import { createSiteDirectory } from './domains/website/website.service.ts';
import { undoesWith } from './handed-in/undoes.ts';
import { ACCOUNT_NEEDS } from './handed-in/people/account-needs.ts';
import { CATALOGUE_NEEDS } from './handed-in/catalogue-needs.ts';
import { EVIDENCE_SOURCES } from './handed-in/evidence-sources.ts';
import { FILE_READERS } from './handed-in/file-readers.ts';
import { MAIL_NEEDS } from './handed-in/mail-checks.ts';
import { FINDERS } from './handed-in/finders.ts';
import { orderRounds } from './handed-in/order-rounds.ts';
import { ORDER_SOURCES } from './handed-in/order-sources.ts';
import { PERSON_WORK } from './handed-in/people/person-work.ts';
import { bindReports } from './handed-in/report-sources.ts';
import { SETTINGS_NEEDS } from './handed-in/settings-needs.ts';
import { START_FACTS } from './handed-in/start-facts.ts';
import { VIEW_COUNTS } from './handed-in/view-counts.ts';
import { handleErrors, refuseBadAddress } from './http/endpoints/error-handler.ts';
import { parseJson } from './http/json/parse-json.ts';
import { RequestLog } from './http/endpoints/request-log.ts';
import { describeApi } from './http/openapi/describe-api.ts';
import { registerHealth } from './http/health/health.routes.ts';
import { createReadiness } from './http/health/readiness.ts';
import type { Portal, PortalApp } from './http/portal-app.ts';
import { publicOrigin } from './http/security/public-origin.ts';
import { refuseUnreadable } from './http/security/raw-answer.ts';
import { refuseStrangeHosts } from './http/security/request-host.ts';
import { sendSecurityHeaders } from './http/security/security-headers.ts';
import { createServerMetrics } from './http/server-metrics.ts';
import { createSockets } from './http/sockets/sockets.ts';
import { endStandingRequests, takingRequests } from './http/taking-requests.ts';
import type { Platform } from './kernel/platform.ts';
import type { Site } from './kernel/site.ts';
import type { OpenPlatform } from './open-platform.ts';
import { registerOperating } from './operating/register-operating.ts';
import type { Releases } from './releases/registry/open-registry.ts';
import { registerReleases } from './releases/releases.routes.ts';
import { websiteReleases } from './releases/registry/website-releases.ts';
import { registerShellPage, shellStartReader } from './shell-page/shell-page.routes.ts';
import { siteContext } from './site-context.ts';

/** The server with what requests, sockets and jobs share; nothing is bound yet. */
const createServer = (platform: Platform): PortalApp => {
  const app = Fastify({
    ...takingRequests(platform.config.operating),
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: platform.config.trustProxy,
    clientErrorHandler: refuseUnreadable(platform.config),
    frameworkErrors: refuseBadAddress(platform.config),
  });
  const admission = {
    sites: createSiteDirectory(platform),
    sessions: sessionReader,
    platform,
    siteContext: (site: Site, options?: { isReadOnly?: boolean }) =>
      siteContext(platform, site, (host) => publicOrigin(app, platform.config, host), options),
  };
  const sockets = createSockets(app, admission, platform.log);
  const readiness = createReadiness(healthChecks(platform), platform);
  const portal: Portal = {
    ...admission,
    ...createServerMetrics(app, { database: platform.database, sockets, readiness }),
    platform,
    sockets,
    readiness,
    audit: auditTrails(platform.log),
    settled: async () => {
      await platform.background.settled();
      await portal.audit.flush();
    },
    endpoints: [],
    rowReaders: new Map(),
    rounds: [],
  };
  app.decorate('portal', portal);
  app.addHook('onClose', portal.settled);
  endStandingRequests(app, platform.config.operating);
  return app;
};

const handleRequests = async (app: PortalApp, { config }: Platform) => {
  handleErrors(app);
  sendSecurityHeaders(app, config);
  refuseStrangeHosts(app);
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
  const news = hearNews(platform.fanOut, platform.log);
  registerWebsite(app, (site, visitor) => websiteReleases(releases, site, visitor));
  registerStart(app, START_FACTS);
  const { undo } = registerSettings(app, SETTINGS_NEEDS);
  registerFirmFile(app);
  registerFinding(app, { finders: FINDERS, counts: VIEW_COUNTS });
  registerReleases(app, releases, shellStartReader(platform.config.shellDir));
  registerOperating(app, platform, releases);
  registerPeople(app, { account: ACCOUNT_NEEDS, work: PERSON_WORK });
  registerAuditList(app, undoesWith(undo));
  registerPrivacy(app);
  registerNotifications(app);
  registerFiles(app, FILE_READERS);
  registerLive(app, news);
  registerMailbox(app);
  registerMailNotices(app, { ...MAIL_NEEDS, before: orderRounds(app) });
  registerChat(app, news);
  registerCatalogue(app, CATALOGUE_NEEDS);
  registerOrders(app, ORDER_SOURCES.history);
  registerFirmOrders(app, ORDER_SOURCES);
  registerBoards(app);
  registerJobs(app);
  registerDocuments(app);
  registerReviews(app);
  registerFirmReviews(app, platform.analyser);
  app.portal.rounds.push(registerIntake(app, platform).round);
  registerHandOrders(app);
  registerCheckout(app);
  registerPayments(app);
  registerPaymentMessages(app);
  registerPaymentSandbox(app, (db, account) => platform.payments.sandbox(db, account));
  platform.payments.deliverTo(deliverSandboxMessage(app));
  registerInvoices(app);
  registerFirmMoney(app, EVIDENCE_SOURCES);
  registerAnswers(app);
  bindReports(app);
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
