import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { LoadingSkeleton } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandBar } from '../features/brand-bar/brand-bar.tsx';
import { useFreeReviewTexts } from '../free-review/texts.ts';
import { FollowReview } from '../intake/follow-review.tsx';
import { GuestVault } from '../intake/guest-vault.tsx';
import { IntakeForm } from '../intake/intake-form.tsx';
import { IntakeProgress } from '../intake/intake-progress.tsx';
import { intakeIntro, intakeTitle } from '../intake/intake-title.data.ts';
import { useIntake } from '../intake/use-intake.ts';
import '../styles/page.css';
import '../styles/intake.css';

/** Where a visitor sends a resume and waits for its review (RV-01). */
export const Page = () => {
  const { website } = usePortal();
  const hasTexts = useFreeReviewTexts();
  const { enabled } = website.freeReview;
  return (
    <div className="cr-page cr-page-reading">
      <BrandBar />
      {enabled && <Head />}
      {!hasTexts && <LoadingSkeleton shape="form" />}
      {hasTexts && !enabled && <SwitchedOff />}
      {hasTexts && enabled && (
        <GuestVault>
          <FreeReview />
        </GuestVault>
      )}
    </div>
  );
};

const Heading = ({ text }: { text: string }) => (
  <h1 className="pui-title" tabIndex={-1} data-page-heading="">
    {text}
  </h1>
);

const SwitchedOff = () => {
  const { t } = useTranslation('freereview');
  return (
    <>
      <meta name="robots" content="noindex" />
      <Heading text={t('off')} />
      <Link to={routes.home({})}>{t('ui:toStart')}</Link>
    </>
  );
};

/** The same as the server has drawn. */
const Head = () => {
  const { language } = usePortal();
  return (
    <header>
      <Heading text={intakeTitle[language]} />
      <p className="pui-context">{intakeIntro[language]}</p>
    </header>
  );
};

const FreeReview = () => {
  const intake = useIntake();
  if (intake.isSending)
    return <IntakeProgress step="sending" percent={intake.percent} place={undefined} />;
  if (intake.critiqueId)
    return (
      <FollowReview
        critiqueId={intake.critiqueId}
        onReady={intake.onReady}
        onFailed={intake.onFailed}
      />
    );
  return intake.isReady ? <IntakeForm intake={intake} /> : <LoadingSkeleton shape="form" />;
};
