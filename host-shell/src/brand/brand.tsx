import { usePortal } from '@portal/shared-contracts/react';
import type { WebsiteConfig } from '@portal/shared-contracts/website';

/** Props of {@link BrandMark}. */
export interface BrandMarkProps {
  website: Pick<WebsiteConfig, 'companyName' | 'logo'>;
}

/** A firm's logo, or its name where there is none. */
export const BrandMark = ({ website }: BrandMarkProps) => {
  if (!website.logo) return <span className="brand-name">{website.companyName}</span>;
  return <img className="brand-logo" src={website.logo} alt={website.companyName} />;
};

/** The brand of the portal around it. */
export const Brand = () => <BrandMark website={usePortal().website} />;
