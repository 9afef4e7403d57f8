import type { APIRequestContext } from '@playwright/test';
import { expect } from '../test.ts';

/** A mail as the firm's list tells of it. */
export interface Listed {
  _id: string;
  state: string;
  subject: string | null;
  recipient: string;
}

/** The whole list of mails. */
export const listAll = async (api: APIRequestContext): Promise<Listed[]> => {
  const all: Listed[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const reply = await api.get(`/api/admin/mails?limit=100${cursor && `&cursor=${cursor}`}`);
    const page = (await reply.json()) as { items: Listed[]; nextCursor: string | null };
    all.push(...page.items);
    cursor = page.nextCursor && encodeURIComponent(page.nextCursor);
  }
  return all;
};

const nameOf = ({ to, subject }: { to: string; subject: string }): string => `${to} ${subject}`;

/** Of each mail there are as many as were sent, and at most as many as may have been. */
export const expectNoneTwiceNoneLost = (
  listed: readonly Listed[],
  came: readonly { to: string; subject: string }[],
): void => {
  const named = listed.map(({ recipient: to, subject, state }) => ({
    name: nameOf({ to, subject: subject ?? '' }),
    state,
  }));
  const arrived = came.map(nameOf);
  const countOf = (name: string, ...states: string[]): number =>
    named.filter((mail) => mail.name === name && states.includes(mail.state)).length;
  for (const name of new Set([...arrived, ...named.map((mail) => mail.name)])) {
    const times = arrived.filter((one) => one === name).length;
    expect(times, `${name} arrived`).toBeGreaterThanOrEqual(countOf(name, 'sent'));
    expect(times, `${name} arrived`).toBeLessThanOrEqual(countOf(name, 'sent', 'uncertain'));
  }
};
