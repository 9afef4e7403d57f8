import { usePortal, useSignedInUser } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { Page as PageFrame, PageHeader, QueryStates, usePopup } from '@portal/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ProfileWizard } from '../features/writing-profile/profile-wizard.tsx';
import {
  sendWritingProfile,
  writingProfileQuery,
} from '../features/writing-profile/writing-profile.queries.ts';

/** The writer's writing profile in three steps (QU-45 to QU-49). */
export const Page = () => {
  const { t } = useTranslation('questionnaires');
  const { events } = usePortal();
  const { _id } = useSignedInUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const popup = usePopup();
  const query = useQuery(writingProfileQuery());
  const finish = (): void => {
    popup.success(t('profile.saved'));
    events.publish('person.changed', { userId: _id });
    void client.invalidateQueries({ queryKey: writingProfileQuery().queryKey });
    void navigate(routes.dashboard({}));
  };
  return (
    <PageFrame width="reading">
      <PageHeader title={t('page.onboarding')} context={t('profile.context')} />
      <QueryStates query={query} skeleton="form">
        {({ profile }) => (
          <ProfileWizard profile={profile} onSave={sendWritingProfile} onSaved={finish} />
        )}
      </QueryStates>
    </PageFrame>
  );
};
