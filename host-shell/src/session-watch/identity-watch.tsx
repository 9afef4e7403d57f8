import { usePortal } from '@portal/shared-contracts/react';
import { framePart } from '../remotes/parts/frame-part.tsx';

/** The question who it is: an admin may be asked anywhere, everybody else on the page of security alone. */
export const ConfirmIdentity = framePart(
  async () =>
    (await import(/* webpackChunkName: "admin-confirm" */ '../identity/confirm-identity.tsx'))
      .ConfirmIdentity,
);

// Nobody but an admin ever looks at the portal of somebody else.
const SeeAsBanner = framePart(
  async () =>
    (await import(/* webpackChunkName: "admin-see-as" */ '../admin/see-as/see-as-banner.tsx'))
      .SeeAsBanner,
);

/** Asks an admin who it is where the server wants to know (BO-07), and says where one only looks (BO-09). */
export const IdentityWatch = () => {
  const { user } = usePortal();
  if (user?.role !== 'admin' && !user?.seeAs) return null;
  return user.seeAs ? <SeeAsBanner user={user} until={user.seeAs.until} /> : <ConfirmIdentity />;
};
