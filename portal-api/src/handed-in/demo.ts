import type { Demo } from '../kernel/platform.ts';

/** Makes the demo; its code, and with it what draws its papers, is loaded only where somebody asks. */
export const DEMO: Demo = {
  seed: async (platform) => (await import('../../seed/index.ts')).seedDemo(platform),
  addOrders: async (platform, count) => {
    const { addToDemo } = await import('../../seed/index.ts');
    const { manyOrdersSeeder } = await import('../../seed/orders/orders.ts');
    return addToDemo(platform, manyOrdersSeeder(count));
  },
};
