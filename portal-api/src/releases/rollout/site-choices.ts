import { Refusal } from '@portal/shared-contracts/refusals';
import { type ChannelTools, publishedRelease } from './channels.ts';
import { raiseSequence } from '../store/registry.repository.ts';
import type { SiteChoice } from '../store/releases.types.ts';
import { defaultChoice } from './resolve-set.ts';
import { isSite, listSiteChoices, saveSiteChoice } from './site-choices.repository.ts';

/** Changes what one site decided about one remote. */
export const changeSiteChoice = async (
  tools: ChannelTools,
  siteId: string,
  remote: string,
  change: Partial<SiteChoice>,
): Promise<void> => {
  if (change.pinned !== undefined) await publishedRelease(tools.db, remote, change.pinned);
  if (!(await isSite(tools.db, siteId))) throw new Refusal('site-absent', { name: siteId });
  await tools.db.transaction(async (tx) => {
    // The number is one row for all: whoever changes something at the same moment waits here, and reads afterwards.
    await raiseSequence(tx);
    const before = (await listSiteChoices(tx)).get(siteId)?.get(remote) ?? defaultChoice;
    await saveSiteChoice(tx, siteId, remote, { ...before, ...change });
  });
};
