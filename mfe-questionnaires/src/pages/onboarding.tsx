import type { WritingProfile } from '@portal/shared-contracts/questionnaires';
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
import { useIsOpen } from '../use-is-open.ts';

/** The writer's writing profile in three steps (QU-45 to QU-49). */
export const Page = () => {
  const { t } = useTranslation('questionnaires');
  const { events } = usePortal();
  const { _id } = useSignedInUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const popup = usePopup();
  const query = useQuery(writingProfileQuery());
  const isOpen = useIsOpen();
  const save = async (sent: WritingProfile): Promise<void> => {
    const { profile } = await sendWritingProfile(sent);
    // Whoever comes back finds what was saved, not what was read before.
    client.setQueryData(writingProfileQuery().queryKey, (old) => old && { ...old, profile });
  };
  const finish = (): void => {
    popup.success(t('profile.saved'));
    events.publish('person.changed', { userId: _id });
    if (isOpen()) void navigate(routes.dashboard({}));
  };
  return (
    <PageFrame width="reading">
      <PageHeader title={t('page.onboarding')} context={t('profile.context')} />
      <QueryStates query={query} skeleton="form">
        {({ profile }) => <ProfileWizard profile={profile} onSave={save} onSaved={finish} />}
      </QueryStates>
    </PageFrame>
  );
};
