import { holdsArea } from '@portal/shared-contracts';
import { adminRoutes, type StartStep } from '@portal/shared-contracts/admin';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { holdsPage } from '../../remotes/manifests/page-areas.ts';
import { useRemotes } from '../../remotes/remotes-context.ts';

/** Pages of remotes on which a step is done; a release may not have them yet. */
const onRemotes: Readonly<Partial<Record<StartStep, string>>> = {
  catalogue: adminRoutes.packages({}),
  contract: adminRoutes.contracts({}),
  payments: adminRoutes.paymentAccount({}),
  sale: adminRoutes.paymentAccount({}),
  'test-order': adminRoutes.newOrder({}),
};

const search: Readonly<Partial<Record<StartStep, string>>> = { 'test-order': '?payment=test' };

/** Pages of settings on which a step is done, where no page of a remote is for it. */
const inSettings: Readonly<Partial<Record<StartStep, string>>> = {
  brand: adminRoutes.settings({ section: 'brand' }),
  region: adminRoutes.settings({ section: 'region' }),
  mail: adminRoutes.settings({ section: 'firm' }),
  payments: adminRoutes.settings({ section: 'checkout' }),
};

/** Where a step is done; nothing where this portal has no such page, or the person may not enter it. */
export const useStepTarget = (step: StartStep, isDone: boolean): string | undefined => {
  const { admin } = useSignedInUser();
  const { loader } = useRemotes();
  if (step === 'people') return holdsArea(admin, 'people') ? adminRoutes.people({}) : undefined;
  // Until something is sold there is a catalogue to begin with.
  if (step === 'catalogue' && !isDone)
    return holdsArea(admin, 'catalogue') ? adminRoutes.startCatalogue({}) : undefined;
  const wanted = onRemotes[step];
  const page = loader.remotes
    .flatMap(({ manifest }) => manifest.pages)
    .find(({ path, roles }) => path === wanted && roles.includes('admin'));
  if (page && holdsPage(admin, page)) return `${page.path}${search[step] ?? ''}`;
  return holdsArea(admin, 'settings') ? inSettings[step] : undefined;
};
