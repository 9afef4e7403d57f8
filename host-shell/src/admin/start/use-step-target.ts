import { holdsArea } from '@portal/shared-contracts';
import { adminRoutes, type StartStep } from '@portal/shared-contracts/admin';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { useRemotes } from '../../remotes/remotes-context.ts';

/** Pages of remotes on which a step is done; a release may not have them yet. */
const onRemotes: Readonly<Partial<Record<StartStep, string>>> = {
  catalogue: adminRoutes.packages({}),
};

/** Where a step is done; nothing where this portal has no such page, or the person may not enter it. */
export const useStepTarget = (step: StartStep): string | undefined => {
  const { admin } = useSignedInUser();
  const { loader } = useRemotes();
  const wanted = onRemotes[step];
  const page = loader.remotes
    .flatMap(({ manifest }) => manifest.pages)
    .find(({ path, roles }) => path === wanted && roles.includes('admin'));
  return page && (!page.area || holdsArea(admin, page.area)) ? wanted : undefined;
};
