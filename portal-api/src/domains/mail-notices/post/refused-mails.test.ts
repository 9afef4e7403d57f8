import { requestPasswordReset } from '@portal/shared-contracts/auth';
import { createTestApp } from '../../../../test/create-test-app.ts';
import { answering } from '../../../../test/mails/answering-server.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { countedMailer } from '../../../adapters/counted-mailer.ts';
import { smtpMailer } from '../../../adapters/mailer.ts';
import { deliverDue } from './deliver-mails.ts';

const email = 'customer@example.com';

test('PL-42 BO-55 a mail server that names the recipient is believed in the list of mails, and not written down in the log', async () => {
  const portal = await createTestApp();
  const desk = mailDesk(portal);
  try {
    const said = `550 5.1.1 <${email}>: Recipient address rejected`;
    const url = await answering((line) => (line.startsWith('RCPT') ? said : '250 ok'));
    const mailer = countedMailer(smtpMailer(url));
    portal.platform.mailer = mailer;
    expect((await portal.visit().call(requestPasswordReset, { email })).status).toBe(200);
    await portal.settled();
    await desk.queue({
      event: 'invoice-issued',
      key: 'invoice-1',
      personId: portal.personId('customer'),
      facts: { invoice: 'I-1', amount: { minor: 9900, currency: 'usd' } },
    });
    await deliverDue(desk.officeWith(mailer.send));
    const [row] = (await desk.rows()).filter(({ key }) => key.startsWith('invoice'));
    expect(row).toMatchObject({ state: 'failed', reason: expect.stringContaining(said) });
    const failures = portal.logged.filter(({ details }) => 'err' in details);
    // The link, the invoice, and the news of it to the admin.
    expect(failures).toHaveLength(3);
    for (const { details } of failures) expect(JSON.stringify(details)).toContain('550');
    expect(JSON.stringify(portal.logged)).not.toContain(email);
    // Nothing that an operator could mend.
    expect(mailer.counts).toMatchObject({ sent: 0, failed: 0, bounced: 3 });
  } finally {
    await portal.close();
  }
});
