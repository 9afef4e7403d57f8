import {
  firmQuestionnaireCalls,
  firmQuestionnaireKinds,
  type FirmQuestionnaireKind,
} from '@portal/shared-contracts/admin';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { undoOf } from '../../audit/undo/undo.service.ts';
import { toListed, toVersion } from './firm-questionnaires.presenter.ts';
import {
  countFirmQuestionnaires,
  listFirmQuestionnaires,
} from './firm-questionnaires.repository.ts';
import {
  copyFirmQuestionnaire,
  createFirmQuestionnaire,
  discardDraft,
  getOwn,
  openFirmQuestionnaire,
  publishFirmQuestionnaire,
  type QuestionnaireAddress,
  removeFirmQuestionnaire,
  saveFirmQuestionnaire,
  setArchived,
} from './firm-questionnaires.service.ts';
import { listVersions } from './versions.repository.ts';

const registerReading = (app: PortalApp, kind: FirmQuestionnaireKind): void => {
  const calls = firmQuestionnaireCalls[kind];

  bindEndpoint(app, calls.list, async ({ cursor, limit: most, ...wanted }, ctx) => {
    const limit = Number(most);
    const filter = { kind, ...wanted };
    const page = { after: readCursor(cursor), limit: limit + 1 };
    const rows = await listFirmQuestionnaires(ctx.db, filter, page);
    const { shown, nextCursor } = cutPage(rows, limit, ({ sort_key, id }) => [sort_key, id]);
    const total = await countFirmQuestionnaires(ctx.db, filter);
    return { status: true, items: shown.map(toListed), nextCursor, total };
  });

  bindEndpoint(app, calls.read, async ({ id }, ctx) => ({
    status: true,
    questionnaire: await openFirmQuestionnaire(ctx, { kind, id }),
  }));

  bindEndpoint(app, calls.listVersions, async ({ id, cursor, limit: most }, ctx) => {
    const { published } = await getOwn(ctx.db, { kind, id });
    const limit = Number(most);
    const after = readCursor(cursor, 'integer')?.[0];
    const below = after === undefined ? undefined : Number(after);
    const rows = await listVersions(ctx.db, id, { below, limit: limit + 1 });
    const { shown, nextCursor } = cutPage(rows, limit, ({ number }) => [`${number}`, id]);
    return { status: true, items: shown.map(toVersion), nextCursor, total: published ?? 0 };
  });
};

const registerWriting = (app: PortalApp, kind: FirmQuestionnaireKind): void => {
  const calls = firmQuestionnaireCalls[kind];

  bindEndpoint(app, calls.create, async ({ title }, ctx) => ({
    status: true,
    questionnaire: await createFirmQuestionnaire(ctx, kind, {
      title,
      questions: [],
      translations: {},
    }),
  }));

  bindEndpoint(app, calls.copy, async ({ id, title }, ctx) => ({
    status: true,
    questionnaire: await copyFirmQuestionnaire(ctx, { kind, id }, title),
  }));

  bindEndpoint(app, calls.save, async ({ id, ...parts }, ctx) => {
    const { version, updated_at } = await saveFirmQuestionnaire(ctx, { kind, id }, parts);
    return { status: true, version, savedAt: updated_at.toISOString() };
  });

  bindEndpoint(app, calls.remove, async ({ id, baseVersion }, ctx) => {
    await removeFirmQuestionnaire(ctx, { kind, id }, baseVersion);
    return { status: true };
  });
};

const registerStates = (app: PortalApp, kind: FirmQuestionnaireKind): void => {
  const calls = firmQuestionnaireCalls[kind];
  const opened = async (ctx: Context, address: QuestionnaireAddress) => ({
    status: true as const,
    questionnaire: await openFirmQuestionnaire(ctx, address),
    undo: undoOf(ctx),
  });

  bindEndpoint(app, calls.publish, async ({ id, baseVersion }, ctx) => {
    await publishFirmQuestionnaire(ctx, { kind, id }, baseVersion);
    return opened(ctx, { kind, id });
  });

  bindEndpoint(app, calls.discard, async ({ id, baseVersion }, ctx) => {
    await discardDraft(ctx, { kind, id }, baseVersion);
    return opened(ctx, { kind, id });
  });

  bindEndpoint(app, calls.archive, async ({ id }, ctx) => {
    await setArchived(ctx, { kind, id }, true);
    return opened(ctx, { kind, id });
  });

  bindEndpoint(app, calls.restore, async ({ id }, ctx) => {
    await setArchived(ctx, { kind, id }, false);
    return opened(ctx, { kind, id });
  });
};

/** What the firm asks, of each kind, for those who hold the area of the catalogue. */
export const registerFirmQuestionnaires = (app: PortalApp): void => {
  for (const kind of firmQuestionnaireKinds) {
    registerReading(app, kind);
    registerWriting(app, kind);
    registerStates(app, kind);
  }
};
