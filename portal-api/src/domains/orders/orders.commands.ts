import { Refusal } from '@portal/shared-contracts/refusals';
import type { Command } from 'commander';
import { type CommandLine, wholeNumber } from '../../kernel/command-line.ts';
import { assignWriter } from './assignment/assign-writer.ts';
import { registerListedOrders } from './listed-orders.commands.ts';

/** Adds `portal order …`: what the firm does with orders outside of the portal's pages. */
export const registerOrderCommands = (program: Command, cli: CommandLine): void => {
  const order = program.command('order').description('list and assign orders, add some for trials');
  registerListedOrders(order, cli);
  order
    .command('assign <site> <order> <writer>')
    .description('give an order to a writer, named by e-mail')
    .action(async (site: string, orderId: string, email: string) => {
      const assigned = await assignWriter(await cli.site(site), orderId, email);
      cli.print(`${orderId} is with ${assigned.writerName}`);
    });
  order
    .command('add-many')
    .argument('<count>', 'how many', wholeNumber(1, 100_000))
    .description('add so many made-up orders to each demo site, to try out long lists')
    .action(async (count: number) => {
      const filled = await cli.platform.demo.addOrders(cli.platform, count);
      if (filled.length === 0) throw new Refusal('demo-unchanged');
      cli.print(`${count} orders added to each demo site`);
    });
};
