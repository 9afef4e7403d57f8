import type { Command } from 'commander';
import { currency } from '@portal/shared-contracts';
import type { CommandLine } from '../../kernel/command-line.ts';
import { wordMoney } from '../../kernel/words/formats.ts';
import type { CouponRecord } from './coupons/coupon.record.ts';
import { listEditedCoupons } from './coupons/listed-coupons.repository.ts';
import { listEdited } from './packages/listed-packages.repository.ts';

const PART = 500;

/** All rows of a list, part after part. */
async function* allOf<Row>(
  read: (after: readonly string[] | undefined) => Promise<readonly Row[]>,
  placeOf: (row: Row) => readonly string[],
): AsyncGenerator<Row> {
  let after: readonly string[] | undefined;
  for (;;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PART) return;
    after = placeOf(last);
  }
}

const listPackages = async (cli: CommandLine, site: string): Promise<void> => {
  const { db } = await cli.site(site);
  const rows = allOf(
    (after) => listEdited(db, {}, { after, limit: PART }),
    ({ place, id }) => [place, id],
  );
  for await (const { id, name, price_minor, currency: code, state, published_version } of rows) {
    const price = wordMoney(price_minor, currency.parse(code), 'en');
    cli.print([id, name, price, state, published_version ?? ''].join('\t'));
  }
};

const discountOf = ({ percent, amountMinor, currency: code }: CouponRecord): string =>
  amountMinor === null || code === null ? `${percent} %` : wordMoney(amountMinor, code, 'en');

const listCoupons = async (cli: CommandLine, site: string): Promise<void> => {
  const { db } = await cli.site(site);
  const rows = allOf(
    (after) => listEditedCoupons(db, {}, { after, limit: PART }),
    ({ createdAt, code }) => [createdAt.toISOString(), code],
  );
  for await (const coupon of rows) {
    const { code, state, uses, maxUses, codes, endsAt } = coupon;
    const most = maxUses ?? (codes > 0 ? codes : '');
    cli.print([code, discountOf(coupon), state, `${uses}/${most}`, endsAt ?? ''].join('\t'));
  }
};

/** Adds `portal package …` and `portal coupon …`: what the firm sells, and what it takes off. */
export const registerCatalogueCommands = (program: Command, cli: CommandLine): void => {
  program
    .command('package')
    .description('what a firm sells')
    .command('list <site>')
    .description('Its packages with price, state and published version')
    .action((site: string) => listPackages(cli, site));
  program
    .command('coupon')
    .description('what a firm takes off its prices')
    .command('list <site>')
    .description('Its coupons with discount, state, uses and the moment of their end')
    .action((site: string) => listCoupons(cli, site));
};
