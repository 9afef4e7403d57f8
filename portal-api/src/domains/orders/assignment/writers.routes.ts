import { addAbsence, listFirmWriters, removeAbsence } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { partOf } from '../../../kernel/rows/lists.ts';
import { findPerson } from '../../people/people.service.ts';
import { deleteAbsence, insertAbsence } from './absences.repository.ts';
import { type RatingsOf, writerDesks } from './writer-loads.service.ts';

/** The writers' desks and absences (BO-67). */
export const registerWriters = (app: PortalApp, ratingsOf: RatingsOf): void => {
  bindEndpoint(app, listFirmWriters, async (part, { db }) => {
    const writers = await writerDesks(db, ratingsOf);
    return { status: true, writers, ...partOf(writers, part, ({ _id }) => _id) };
  });

  bindEndpoint(app, addAbsence, async (absence, { db }) => {
    const writer = await findPerson(db, absence.writerId);
    if (writer?.role !== 'writer') throw new Refusal('person-unknown');
    if (absence.to < absence.from) throw new Refusal('absence-backwards', {}, 'to');
    await insertAbsence(db, absence);
    return { status: true };
  });

  bindEndpoint(app, removeAbsence, async (absence, { db }) => {
    if (!(await deleteAbsence(db, absence))) throw new Refusal('absence-unknown');
    return { status: true };
  });
};
