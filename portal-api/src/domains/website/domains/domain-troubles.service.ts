import { endsSoon, recordsOf } from './domains.policy.ts';
import { listDomainRows } from './domains.repository.ts';
import type { DomainTools } from './domains.service.ts';

/** What is wrong with the hosts of a firm: proofs that never came, records that went, certificates that end. */
export const troubledDomains = async (
  tools: Pick<DomainTools, 'db' | 'now' | 'target'>,
  siteId: string,
): Promise<{ all: number; lost: string[]; endingSoon: string[] }> => {
  const rows = await listDomainRows(tools.db, siteId);
  const target = await tools.target(siteId);
  const watched = rows.filter(({ state }) => state === 'proven');
  return {
    all: watched.length,
    lost: rows
      .filter(
        (row) =>
          row.state === 'expired' ||
          (row.state === 'proven' &&
            row.checked_at !== null &&
            recordsOf(row, target).some(({ isRight }) => !isRight)),
      )
      .map(({ host }) => host),
    endingSoon: watched.filter((row) => endsSoon(row, tools.now())).map(({ host }) => host),
  };
};
