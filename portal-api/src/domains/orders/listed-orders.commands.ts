import type { Command } from 'commander';
import type { ListedOrder } from '@portal/shared-contracts/admin';
import { toMinor } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { CommandLine } from '../../kernel/command-line.ts';
import { wordMoney } from '../../kernel/words/formats.ts';
import { toFirmOrder } from './firm-orders/firm-orders.presenter.ts';
import { listForFirm } from './firm-orders/firm-orders.service.ts';
import { listNotes } from './rows/firm-order.repository.ts';
import { findIdByNumber, findOrder } from './orders.repository.ts';

const PART = '100';

const shownKinds = ['hidden', 'cancelled', 'test', 'all'] as const;

interface Asked {
  search?: string;
  shown?: (typeof shownKinds)[number];
}

const nameOf = (person: ListedOrder['writer']): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() : '';

const lineOf = (order: ListedOrder): string =>
  [
    order.number,
    order._id,
    nameOf(order.customer),
    order.packageName,
    nameOf(order.writer) || 'unassigned',
    `${order.statusPercentage} %`,
    order.turn.owner,
    order.dueDate ?? '',
    wordMoney(toMinor(order.price, order.currency), order.currency, 'en'),
    order.paymentStatus ?? '',
  ].join('\t');

const list = async (cli: CommandLine, site: string, asked: Asked): Promise<void> => {
  const firm = await cli.site(site);
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await listForFirm(firm, { ...asked, limit: PART, cursor });
    for (const order of items) cli.print(lineOf(order));
    cursor = nextCursor ?? undefined;
  } while (cursor);
};

const show = async (cli: CommandLine, site: string, asked: string): Promise<void> => {
  const { db } = await cli.site(site);
  const named = await findOrder(db, asked);
  const id = named ? undefined : await findIdByNumber(db, asked.replace(/^#/, ''));
  const order = named ?? (id && (await findOrder(db, id)));
  if (!order) throw new Refusal('order-unknown');
  const shown = { ...toFirmOrder(order), notes: await listNotes(db, order._id) };
  cli.print(JSON.stringify(shown, null, 2));
};

/** Adds `portal order list` and `show`: what the firm's list and an order's page say. */
export const registerListedOrders = (order: Command, cli: CommandLine): void => {
  order
    .command('list <site>')
    .description('Its orders, the newest first: number, id, who, what, how far, due day, payment')
    .option('--search <words>', 'a number, or how a customer’s name or address begins')
    .addOption(
      order.createOption('--shown <kind>', 'what is left out otherwise').choices(shownKinds),
    )
    .action((site: string, asked: Asked) => list(cli, site, asked));
  order
    .command('show <site> <order>')
    .description('One order by its number or id, with services, modules and notes, as JSON')
    .action((site: string, asked: string) => show(cli, site, asked));
};
