import { routes } from '@portal/shared-contracts/remote';
import { usePortal, useSignedInUser } from '@portal/shared-contracts/react';
import { Section } from '@portal/shared-ui';
import { EditIcon } from '@portal/shared-ui/icons';
import { Avatar, initialsOf } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './customer-dashboard.css';

/** Who is signed in, with the way to the account page where the firm keeps it here (OR-01). */
export const WelcomeCard = () => {
  const { t } = useTranslation('orders');
  const { website } = usePortal();
  const user = useSignedInUser();
  const picture = user.profile_img ? `/api/file/${user.profile_img}` : undefined;
  return (
    <Section className="orders-welcome">
      <div className="orders-welcome-person">
        <Avatar size={64} src={picture} icon={initialsOf(user)} alt="" />
        <div className="orders-welcome-text">
          <p className="orders-welcome-hello">{t('welcome', { name: user.firstName })}</p>
          <p className="orders-welcome-name">{`${user.firstName} ${user.lastName}`}</p>
          <p className="orders-muted">{user.email}</p>
          {!website.customLoginDomain && (
            <Link className="orders-inline-link" to={routes.profile({})}>
              <EditIcon /> {t('editProfile')}
            </Link>
          )}
        </div>
      </div>
      {website.welcomeImg && <img className="orders-welcome-img" src={website.welcomeImg} alt="" />}
    </Section>
  );
};
