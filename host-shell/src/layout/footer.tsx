import { usePortal } from '@portal/shared-contracts/react';
import {
  FacebookIcon,
  GlobeIcon,
  InstagramIcon,
  LinkedinIcon,
  XIcon,
  YoutubeIcon,
} from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';

const networks = [
  { key: 'website', name: undefined, Icon: GlobeIcon },
  { key: 'linkedin', name: 'LinkedIn', Icon: LinkedinIcon },
  { key: 'facebook', name: 'Facebook', Icon: FacebookIcon },
  { key: 'instagram', name: 'Instagram', Icon: InstagramIcon },
  { key: 'x', name: 'X', Icon: XIcon },
  { key: 'youtube', name: 'YouTube', Icon: YoutubeIcon },
] as const;

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
      <ul className="footer-links" aria-label={t('footer.social')}>
        {networks.map(({ key, name, Icon }) => {
          const href = website.socialLinks[key];
          if (!href) return null;
          return (
            <li key={key}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={name ?? t('footer.website')}
              >
                <Icon />
              </a>
            </li>
          );
        })}
      </ul>
    </footer>
  );
};
