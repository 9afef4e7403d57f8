import { holdsArea, limits } from '@portal/shared-contracts';
import { type FoundThing, searchFirm } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { Finder } from '../../../kernel/finding/finder.ts';
import { listPeopleBeginning } from '../../people/people.service.ts';

// Whose orders and invoices are looked for; who shares a beginning with more people types on.
const PEOPLE = 25;

/** The search of the back office (BO-109): each domain answers its part to whoever holds its area. */
export const registerSearch = (app: PortalApp, finders: readonly Finder[]): void =>
  bindEndpoint(app, searchFirm, async ({ q }, { db, site, actor }) => {
    const held = finders.filter(({ area }) => holdsArea(actor.admin, area));
    const people = held.length > 0 ? await listPeopleBeginning(db, q, PEOPLE) : [];
    const sought = { text: q, people, most: limits.finding.most };
    const found: FoundThing[] = [];
    for (const finder of held) found.push(...(await finder.find({ db, site }, sought)));
    return { status: true, found };
  });
