import { holdsArea, type Language, limits, type Sentence } from '@portal/shared-contracts';
import {
  applyFirm,
  exportFirm,
  importFirm,
  type Operation,
  readOperation,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import { limitCostly } from '../../http/limits/costly-calls.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import { requireConfirmed } from '../../http/security/confirmed.policy.ts';
import type { Context } from '../../kernel/context.ts';
import { wordRefusal } from '../../kernel/words/words.ts';
import { exportFirmTo } from './export-firm.ts';
import { importToolsOf } from './import-tools.ts';
import { carryOut, getImport, receiveImport } from './importing/import-firm.ts';
import type { OperationRow } from './operations/operations.repository.ts';
import { beginOperation, getOperation, runAfter } from './operations/operations.service.ts';
import { registerStarters } from './starters/starters.routes.ts';

const present = (row: OperationRow, language: Language): Operation => {
  const word = (sentence: Sentence) => wordRefusal(sentence, language);
  const { lines = [], missing = [], outcome = null } = row.result;
  return {
    _id: row.id,
    kind: row.kind,
    state: row.state,
    startedAt: row.started_at.toISOString(),
    file: row.kind === 'firm-export' && row.file_key ? `/api/file/download/${row.file_key}` : null,
    missing,
    lines: lines.map((line) => ({ ...line, reason: line.reason && word(line.reason) })),
    outcome,
    problem: row.problems.length > 0 ? row.problems.map(word).join(' ') : null,
  };
};

const registerImport = (app: PortalApp): void => {
  const answer = (row: OperationRow, ctx: Context) => ({
    status: true as const,
    operation: present(row, ctx.language),
  });

  bindEndpoint(app, importFirm, async (_input, ctx) => {
    await limitCostly(ctx, 'upload');
    const upload = await ctx.upload(limits.firmFileBytes);
    const row = await receiveImport(importToolsOf(app, ctx, ''), ctx.db, upload);
    ctx.audit.note({ subject: { kind: 'operation', id: row.id } });
    return answer(row, ctx);
  });

  bindEndpoint(app, applyFirm, async ({ id, isPublished, isOurs }, ctx) => {
    const plan = await getImport(ctx.db, ctx.actor.id, id);
    if (plan.result.isGuarded) requireConfirmed(ctx);
    const { background, database } = app.portal.platform;
    const row = await beginOperation(ctx, 'firm-apply');
    const db = database.site(ctx.site.id);
    runAfter({ background, db, log: ctx.log }, row.id, async () => {
      const tools = importToolsOf(app, ctx, row.id);
      const outcome = await carryOut(tools, plan, { isPublished, isOurs });
      app.portal.sites.forget();
      return { result: { outcome } };
    });
    return answer(row, ctx);
  });

  bindEndpoint(app, readOperation, async ({ id }, ctx) => {
    return answer(await getOperation(ctx, id), ctx);
  });
};

/** A firm as a file: made of it, read, and taken into another one (BO-29 to BO-33). */
export const registerFirmFile = (app: PortalApp): void => {
  registerImport(app);
  registerStarters(app);

  bindEndpoint(app, exportFirm, async (_input, ctx) => {
    await limitCostly(ctx, 'upload');
    const row = await beginOperation(ctx, 'firm-export');
    const { platform, siteContext } = app.portal;
    const own = siteContext(ctx.site);
    const { admin } = ctx.actor;
    const { background } = platform;
    runAfter({ background, db: own.db, log: own.log }, row.id, async () => {
      const { fileKey, missing } = await exportFirmTo(platform, own, {
        operationId: row.id,
        holds: (area) => holdsArea(admin, area),
      });
      return { fileKey, result: { missing } };
    });
    return { status: true, operation: present(row, ctx.language) };
  });
};
