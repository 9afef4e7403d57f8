import type { Candidate } from '@portal/shared-contracts/admin';
import { COVERED } from './expertise.data.ts';
import type { Desk } from './writer-loads.service.ts';

/** The customer's industries that a writer knows. */
const knownOf = (expertise: readonly string[], industries: readonly string[]): string[] => {
  const known = new Set(expertise.flatMap((name) => [name, ...(COVERED[name] ?? [])]));
  return industries.filter((industry) => known.has(industry));
};

const freeShare = ({ open, mostOpen }: Desk): number =>
  mostOpen ? Math.max(0, 1 - open / mostOpen) : 1 / (1 + open);

// Knowing the field comes first, then room on the desk, then what customers thought.
const score = (candidate: Candidate, desk: Desk): number =>
  (candidate.limit ? -100 : 0) +
  Math.min(2, candidate.knows.length) * 3 +
  freeShare(desk) * 4 +
  (candidate.rating ?? 4) / 2;

/** Writers for an order, the fittest first, each with what speaks for it (BO-68). */
export const byFit = (desks: readonly Desk[], industries: readonly string[]): Candidate[] =>
  desks
    .map((desk) => {
      const candidate: Candidate = { ...desk, knows: knownOf(desk.expertise, industries) };
      return { candidate, points: score(candidate, desk) };
    })
    .toSorted((a, b) => b.points - a.points || a.candidate.open - b.candidate.open)
    .map(({ candidate }) => candidate);
