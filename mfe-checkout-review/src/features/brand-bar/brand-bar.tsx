import { usePortal } from '@portal/shared-contracts/react';

/** The firm's mark on pages that stand outside of the portal's frame. */
export const BrandBar = () => {
  const { website } = usePortal();
  return (
    <header className="cr-brand">
      {website.logo ? (
        <img src={website.logo} alt={website.companyName} height={32} />
      ) : (
        <span>{website.companyName}</span>
      )}
    </header>
  );
};
