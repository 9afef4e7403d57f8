import { isAway, untilAnswers } from './until-answers.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const coded = (code: string) => Object.assign(new Error(`what Node says of ${code}`), { code });
const asking = (code: string) =>
  untilAnswers('Redis', () => Promise.reject(coded(code)), { log, seconds: 60 });

test.each(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'SELF_SIGNED_CERT_IN_CHAIN', 'CERT_HAS_EXPIRED'])(
  'P-02 a start that meets a certificate it does not believe ends at once and says whose: %s',
  async (code) => {
    expect(isAway(coded(code))).toBe(false);
    await expect(asking(code)).rejects.toThrow(
      new RegExp(`Redis.*certificate.*${code}.*NODE_EXTRA_CA_CERTS`),
    );
  },
);

test('P-02 what a service answers otherwise is handed on as it is', async () => {
  await expect(asking('28P01')).rejects.toThrow('what Node says of 28P01');
});
