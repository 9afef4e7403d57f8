import type { TestApp } from '../create-test-app.ts';

const DAY = 86_400_000;

/** Notes the customer's password; what comes back begins days later, with this password and an empty mailbox. */
export const afreshWith = async (portal: TestApp): Promise<() => Promise<void>> => {
  const db = portal.db();
  const [first] = await db.query<{ password_hash: string }>(
    "select password_hash from people where email = 'customer@example.com'",
  );
  return async () => {
    await portal.settled();
    portal.clock.advance(3 * DAY);
    await db.query("update people set password_hash = $1 where email = 'customer@example.com'", [
      first?.password_hash,
    ]);
    await db.query('delete from mails');
    await db.query('delete from codes');
  };
};
