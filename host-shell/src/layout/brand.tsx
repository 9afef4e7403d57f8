import { usePortal } from '@portal/shared-contracts/react';

/** The firm's logo, or its name where there is none. */
export const Brand = () => {
  const { website } = usePortal();
  if (!website.logo) return <span className="brand-name">{website.companyName}</span>;
  return <img className="brand-logo" src={website.logo} alt={website.companyName} />;
};
