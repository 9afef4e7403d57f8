import { cardSetup, movesMoney } from '../../domains/payments/accounts/cards-of.ts';
import { troubledDomains } from '../../domains/website/domains/domain-troubles.service.ts';
import type { DomainTools } from '../../domains/website/domains/domains.service.ts';
import { housekept, upkeepOf } from '../../housekeeping.ts';
import type { Context } from '../../kernel/context.ts';
import { DAY, MINUTE } from '../../kernel/time/durations.ts';
import { listOwnParts, type PartTools } from '../../releases/firm-parts/parts.service.ts';
import { countDevicesOfSite } from '../../releases/reports/devices.repository.ts';
import { keepStates, listStates, getFirmCounts } from './firm-health.repository.ts';
import { type Finding, judgePart, judgeTopics } from './health-topics.ts';

/** What was found, and since when it holds. */
export type DatedFinding = Finding & { since: Date };

const listParts = async (tools: PartTools, ctx: Context): Promise<Finding[]> => {
  const seen = await countDevicesOfSite(ctx.db);
  return (await listOwnParts(tools, ctx)).map((part) => {
    const own = seen.find(
      ({ remote, version }) => remote === part.remote && version === part.running,
    );
    return judgePart({ ...part, works: own?.works ?? 0, devices: own?.devices ?? 0 });
  });
};

/** Since when each finding holds; nothing is written where all is as it was, nor by whoever only looks (BO-09). */
const datesOf = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  found: readonly Finding[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> => {
  const kept = new Map((await listStates(db)).map((line) => [line.key, line]));
  // What knows its own moment is of one server: kept for all, each of them would begin it anew.
  const dated = found.filter(({ since }) => since === undefined);
  const changed = dated.filter(({ key, state }) => kept.get(key)?.state !== state);
  if (changed.length > 0 && !actor.seen) await keepStates(db, changed, now);
  const begun = changed.map(({ key }): [string, Date] => [key, now]);
  return new Map([...[...kept].map(([key, { since }]): [string, Date] => [key, since]), ...begun]);
};

/** How each part and topic of a firm fares, and since when (BO-26). */
export const listAll = async (
  tools: { parts: PartTools; domains: DomainTools },
  ctx: Context,
): Promise<DatedFinding[]> => {
  const moment = ctx.now();
  const ago = (milliseconds: number) => new Date(moment.getTime() - milliseconds);
  const counts = await getFirmCounts(ctx.db, {
    week: ago(7 * DAY),
    quarter: ago(15 * MINUTE),
    days35: ago(35 * DAY),
  });
  const cards = await cardSetup(ctx);
  const found = [
    ...(await listParts(tools.parts, ctx)),
    ...judgeTopics({
      ctx,
      cards: { movesMoney: movesMoney(cards), isRefused: cards.isRefused },
      counts,
      domains: await troubledDomains(tools.domains, ctx.site.id),
      upkeep: upkeepOf(housekept, moment),
    }),
  ];
  const since = await datesOf(ctx, found, moment);
  return found.map((one) => ({ ...one, since: one.since ?? since.get(one.key) ?? moment }));
};
