import { adminRoutes, type EditedPackage } from '@portal/shared-contracts/admin';
import {
  Page as Frame,
  PageHeader,
  QueryStates,
  Section,
  Stack,
  usePopup,
} from '@portal/shared-ui';
import { focusHeading, RefusedSave, UndoOffer, useSingleRun } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { WrongFields } from '../rows/wrong-fields.tsx';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { PackageActs } from './package-acts.tsx';
import { PackageParts } from './package-parts.tsx';
import { PackageState } from './package-state.tsx';
import { contentOf, fieldOfPath } from './package-values.ts';
import {
  type Choices,
  packageChoicesQuery,
  packageQuery,
  usePackageAct,
} from './packages.queries.ts';
import { Previews } from './previews.tsx';
import { RehearsalSection } from './rehearsal.tsx';
import { type PackageForm, usePackageForm } from './use-package-form.ts';
import { VersionsSection } from './versions-section.tsx';
import '../catalogue.css';

interface FormProps {
  shown: EditedPackage | undefined;
  choices: Choices;
}

/** Saves, and publishes what is saved. */
const useSaving = (form: PackageForm, shown: EditedPackage | undefined) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const navigate = useNavigate();
  const act = usePackageAct(shown?._id ?? '');
  const save = async (): Promise<EditedPackage | undefined> => {
    if (shown && !form.isChanged) return shown;
    const item = await form.save();
    if (item && !shown) void navigate(adminRoutes.package({ id: item._id }), { replace: true });
    return item;
  };
  const saveOnly = async (): Promise<void> => {
    if (!(await save())) return;
    popup.success(t('form.saved'));
    focusHeading();
  };
  const publish = useSingleRun(async (): Promise<void> => {
    const item = await save();
    if (!item) return;
    try {
      await act.mutateAsync({ act: 'publish', baseVersion: item.version });
      popup.success(t('form.published'));
      focusHeading();
    } catch (error) {
      await form.refused(error);
    }
  });
  return { save, saveOnly, publish, isPublishing: act.isPending };
};

/** What can be done with a package that was saved once. */
const SavedParts = ({
  shown,
  save,
}: {
  shown: EditedPackage;
  save: () => Promise<EditedPackage | undefined>;
}) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <>
      <RehearsalSection id={shown._id} onFirst={async () => (await save()) !== undefined} />
      <VersionsSection id={shown._id} />
      <Section title={t('acts.title')}>
        <PackageActs item={shown} />
      </Section>
    </>
  );
};

const PackageEditor = ({ shown, choices }: FormProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const form = usePackageForm(shown, choices.currency);
  const saving = useSaving(form, shown);
  const canPublish = shown && shown.state !== 'archived' && (shown.hasDraft || form.isChanged);
  return (
    <>
      <PageHeader
        title={form.values.name || t('packages.new')}
        back={{ to: adminRoutes.packages({}), label: t('packages.title') }}
        {...(shown ? { status: <PackageState item={shown} /> } : {})}
        action={
          canPublish && (
            <Button
              type="primary"
              loading={saving.isPublishing}
              onClick={() => void saving.publish()}
            >
              {t('form.publish')}
            </Button>
          )
        }
      />
      <Stack gap={3}>
        <WrongFields
          errors={form.errors}
          labelOf={(path) => t(`form.fields.${fieldOfPath(path) ?? 'name'}`)}
        />
        {form.failure !== undefined && <RefusedSave error={form.failure} />}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void saving.saveOnly();
          }}
        >
          <PackageParts form={form} choices={choices} />
          <div className="cat-save">
            <Button
              type={canPublish ? 'default' : 'primary'}
              htmlType="submit"
              loading={form.isSaving}
              disabled={shown !== undefined && !form.isChanged}
            >
              {t('form.save')}
            </Button>
          </div>
        </form>
        <Section title={t('previews.title')}>
          <Previews content={contentOf(form.values)} />
        </Section>
        {shown && <SavedParts shown={shown} save={saving.save} />}
      </Stack>
    </>
  );
};

const OldPackage = ({ id, choices }: { id: string; choices: Choices }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <QueryStates
      query={useQuery(packageQuery(id))}
      title={t('packages.title')}
      back={{ to: adminRoutes.packages({}), label: t('packages.title') }}
      skeleton="form"
    >
      {(reply) => <PackageEditor key={id} shown={reply.package} choices={choices} />}
    </QueryStates>
  );
};

const PackagePage = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { id = 'new' } = useParams();
  const choices = useQuery(packageChoicesQuery());
  return (
    <Frame width="reading">
      <QueryStates
        query={choices}
        title={t('packages.title')}
        back={{ to: adminRoutes.packages({}), label: t('packages.title') }}
        skeleton="form"
      >
        {(found) =>
          id === 'new' ? (
            <PackageEditor key="new" shown={undefined} choices={found} />
          ) : (
            <OldPackage id={id} choices={found} />
          )
        }
      </QueryStates>
      <UndoOffer />
    </Frame>
  );
};

/** `/admin/packages/{id}`: a package with its services and steps, as a draft until it is published (BO-86). */
export const Page = withAdminTexts(PackagePage);
