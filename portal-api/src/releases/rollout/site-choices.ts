import { Refusal } from '@portal/shared-contracts/refusals';
import { type ChannelTools, publishedRelease } from './channels.ts';
import { raiseSequence } from '../registry/registry.repository.ts';
import type { SiteChoice } from '../registry/releases.types.ts';
import { defaultChoice } from './resolve-set.ts';
import { isSite, readSiteChoices, saveSiteChoice } from './site-choices.repository.ts';

/** Changes what one site decided about one remote. */
export const changeSiteChoice = async (
  tools: ChannelTools,
  siteId: string,
  remote: string,
  change: Partial<SiteChoice>,
): Promise<void> => {
  if (change.pinned !== undefined) await publishedRelease(tools.db, remote, change.pinned);
  if (!(await isSite(tools.db, siteId))) throw new Refusal('site-absent', { name: siteId });
  const choices = await readSiteChoices(tools.db);
  const before = choices.get(siteId)?.get(remote) ?? defaultChoice;
  await tools.db.transaction(async (tx) => {
    await saveSiteChoice(tx, siteId, remote, { ...before, ...change });
    await raiseSequence(tx);
  });
};
