import { Button, ProgressBar, TextField } from '@portal/shared-ui/controls';
import { Money, Row } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Preview } from './preview.queries.ts';

/** What can be previewed. */
export const previewPages = ['sign-in', 'dashboard', 'order', 'checkout', 'mail'] as const;

/** One of {@link previewPages}. */
export type PreviewPage = (typeof previewPages)[number];

type Website = Preview['website'];

const PRICE = 249;

const Brand = ({ website: { logo, companyName } }: { website: Website }) => (
  <header className="admin-preview-bar">
    {logo ? (
      <img className="brand-logo" src={logo} alt={companyName} />
    ) : (
      <strong>{companyName}</strong>
    )}
  </header>
);

const SignIn = ({ website }: { website: Website }) => {
  const { t } = useTranslation('admin');
  return (
    <div className="admin-preview-door">
      <div>
        <Brand website={website} />
        <h2>{t('preview.signIn')}</h2>
        <TextField aria-label={t('preview.email')} placeholder={t('preview.email')} />
        <TextField aria-label={t('preview.password')} type="password" />
        <Button type="primary">{t('preview.signIn')}</Button>
      </div>
      {website.loginImg && <img src={website.loginImg} alt="" />}
    </div>
  );
};

const Dashboard = ({ website }: { website: Website }) => {
  const { t } = useTranslation('admin');
  return (
    <>
      <Brand website={website} />
      <h2>{t('preview.orders')}</h2>
      {website.welcomeImg && <img className="admin-picture" src={website.welcomeImg} alt="" />}
      <Order website={website} />
    </>
  );
};

const Order = ({ website }: { website: Website }) => {
  const { t } = useTranslation('admin');
  const hidesPrice = website.website_settings.hide_customer_price;
  return (
    <div className="admin-preview-card">
      <h3>{t('preview.package')}</h3>
      <ProgressBar percent={40} label={t('preview.package')} />
      {!hidesPrice && (
        <p>
          <Money amount={PRICE} currency={website.currency} />
        </p>
      )}
      <Row>
        <Button type="primary">{t('preview.next')}</Button>
        {!website.website_settings.disable_writer_customer_chat && (
          <Button>{t('preview.chat')}</Button>
        )}
      </Row>
    </div>
  );
};

const Checkout = ({ website }: { website: Website }) => {
  const { t } = useTranslation('admin');
  return (
    <>
      <Brand website={website} />
      <h2>{t('preview.pages.checkout')}</h2>
      <div className="admin-preview-card">
        <p>
          {t('preview.package')}: <Money amount={PRICE} currency={website.currency} />
        </p>
        <TextField aria-label={t('preview.email')} placeholder={t('preview.email')} />
        <Button type="primary">{t('preview.pay')}</Button>
      </div>
    </>
  );
};

/** A page with an example in it, made of the parts that real pages are made of. */
export const PreviewedPage = ({ page, website }: { page: PreviewPage; website: Website }) => {
  if (page === 'sign-in') return <SignIn website={website} />;
  if (page === 'dashboard') return <Dashboard website={website} />;
  if (page === 'checkout') return <Checkout website={website} />;
  return (
    <>
      <Brand website={website} />
      <Order website={website} />
    </>
  );
};
