import { usePortal } from '@portal/shared-contracts/react';
import { useTranslation } from 'react-i18next';
import { framePart } from '../remotes/parts/frame-part.tsx';

const SocialLinks = framePart(
  async () =>
    (await import(/* webpackChunkName: "first-social-links" */ './social-links.tsx')).SocialLinks,
  ({ links }) => Object.values(links).some((link) => Boolean(link)),
);

/** The firm's name, its support address, and its social links (HS-41). */
export const Footer = () => {
  const { t } = useTranslation('shell');
  const { website } = usePortal();
  return (
    <footer className="footer">
      <span>{website.companyName}</span>
      <a href={`mailto:${website.companyEmail}`}>
        {t('footer.support', { email: website.companyEmail })}
      </a>
      <SocialLinks links={website.socialLinks} />
    </footer>
  );
};
