import {
  activatePerson,
  changeFirmPerson,
  deactivatePerson,
  endPersonSessions,
  readFirmPerson,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { undoOf } from '../../audit/undo/undo.service.ts';
import { keyOfAddress } from '../credentials/sign-in.service.ts';
import { endOwnSession, endSessions } from '../credentials/sessions.repository.ts';
import { activate, deactivate, holdPerson } from './closing.service.ts';
import { changePerson, showPerson } from './person-page.service.ts';
import type { PersonWork } from './person-work.ts';
import { HOUR_IN_SECONDS } from '../../../kernel/time/durations.ts';

const MAILS_TO_ADDRESS = { max: 5, seconds: HOUR_IN_SECONDS };

/** One person of a firm, for those who hold the area of people. */
export const registerPersonPage = (app: PortalApp, work: PersonWork): void => {
  bindEndpoint(app, readFirmPerson, async ({ id }, ctx) => ({
    status: true,
    person: await showPerson(ctx, work, id),
  }));

  bindEndpoint(app, changeFirmPerson, async (change, ctx) => {
    if (change.email) await ctx.limit(`email-to:${keyOfAddress(change.email)}`, MAILS_TO_ADDRESS);
    await changePerson(ctx, work, change);
    return { status: true, person: await showPerson(ctx, work, change.id), undo: undoOf(ctx) };
  });

  bindEndpoint(app, deactivatePerson, async ({ id, handOver }, ctx) => {
    return { status: true, undo: await deactivate(ctx, work, { id, moves: handOver }) };
  });

  bindEndpoint(app, activatePerson, async ({ id }, ctx) => {
    await activate(ctx, id);
    return { status: true };
  });

  bindEndpoint(app, endPersonSessions, async ({ id, sessionId }, ctx) => {
    const ended = await ctx.db.transaction(async (tx) => {
      await holdPerson(ctx, tx, id);
      if (sessionId === undefined) return endSessions(tx, id);
      if (!(await endOwnSession(tx, id, sessionId))) throw new Refusal('session-unknown');
      return [sessionId];
    });
    await ctx.live.endSessions(ended);
    return { status: true };
  });
};
