import type { WebsiteConfig } from '@portal/shared-contracts/website';
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

/** The firm's own pages elsewhere; their signs come after everything that a person works with. */
export const SocialLinks = ({ links }: { links: WebsiteConfig['socialLinks'] }) => {
  const { t } = useTranslation('shell');
  return (
    <ul className="footer-links" aria-label={t('footer.social')}>
      {networks.map(({ key, name, Icon }) => {
        const href = links[key];
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
  );
};
