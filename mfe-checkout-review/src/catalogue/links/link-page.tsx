import { callApi } from '@portal/shared-contracts';
import {
  type AdminLink,
  adminRoutes,
  createCheckoutLink,
  getAdminCheckoutLink,
  saveCheckoutLink,
} from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import {
  onDemand,
  Page as Frame,
  PageHeader,
  QueryStates,
  Section,
  Stack,
  usePopup,
} from '@portal/shared-ui';
import { UndoOffer } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useCopy } from '@portal/shared-ui/copy';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { RowActs } from '../rows/row-acts.tsx';
import { RowEditor } from '../rows/row-editor.tsx';
import { useRowForm } from '../rows/use-row-form.ts';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { LinkFields } from './link-fields.tsx';
import { LinkState } from './link-state.tsx';
import { contentOf, type LinkValues, valuesOf } from './link-values.ts';
import { linkQuery, useKeepLink, useLinkActs } from './links.queries.ts';
import '../catalogue.css';

// What draws the picture comes with the first link that is looked at.
const LinkPicture = onDemand(async () => (await import('./link-picture.tsx')).LinkPicture);

const useLinkForm = (link: AdminLink | undefined) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { timeZone } = usePortal().website;
  const keep = useKeepLink();
  return useRowForm({
    vaultKeyOf: (row) => `checkout-link:${row?._id ?? 'new'}`,
    row: link,
    valuesOf: (row: AdminLink | undefined) => valuesOf(row, timeZone),
    contentOf: (values: LinkValues) => contentOf(values, timeZone),
    noNumber: t('form.noNumber'),
    create: async (content, idempotencyKey) =>
      (await callApi(createCheckoutLink, content, { idempotencyKey })).link,
    save: async ({ _id: id }, changes, baseVersion) =>
      (await callApi(saveCheckoutLink, { ...changes, id, baseVersion })).link,
    reload: async ({ _id: id }) => (await callApi(getAdminCheckoutLink, { id })).link,
    keep,
  });
};

const Address = ({ slug }: Pick<AdminLink, 'slug'>) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const copy = useCopy();
  const address = `${window.location.origin}${routes.buy({ slug })}`;
  return (
    <Section title={t('links.address')}>
      <p className="cat-address">
        <a href={address}>{address}</a>
      </p>
      <div className="cat-buttons">
        <Button onClick={() => void copy(address, t('links.copied'))}>{t('links.copy')}</Button>
      </div>
      <LinkPicture address={address} slug={slug} />
    </Section>
  );
};

const Acts = ({ link }: { link: AdminLink }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  const popup = usePopup();
  const { archive, restore, copy, remove } = useLinkActs(link);
  const name = link.state === 'archived' ? 'restore' : 'archive';
  const removal = {
    name: 'remove',
    label: t('acts.remove'),
    ask: t('links.ask.remove'),
    done: t('acts.done.remove'),
    isDanger: true,
    run: async () => {
      await remove.mutateAsync();
      void navigate(adminRoutes.checkoutLinks({}));
    },
  };
  const doCopy = async (): Promise<void> => {
    const { link: made } = await copy.mutateAsync();
    popup.success(t('acts.copied', { name: routes.buy({ slug: made.slug }) }));
    void navigate(adminRoutes.checkoutLink({ id: made._id }));
  };
  return (
    <Section title={t('acts.title')}>
      <div className="cat-buttons">
        <Button loading={copy.isPending} onClick={() => void doCopy().catch(popup.failure)}>
          {t('acts.copy')}
        </Button>
        <RowActs
          acts={[
            {
              name,
              label: t(`acts.${name}`),
              ask: t(`links.ask.${name}`),
              done: t(`acts.done.${name}`),
              run: () => (name === 'archive' ? archive : restore).mutateAsync(),
            },
            ...(link.bought === 0 ? [removal] : []),
          ]}
        />
      </div>
    </Section>
  );
};

const Editor = ({ link }: { link: AdminLink | undefined }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  const form = useLinkForm(link);
  const labels = Object.fromEntries(
    Object.keys(form.values).map((name) => [name, t(`links.fields.${name as keyof LinkValues}`)]),
  );
  const save = async (): Promise<boolean> => {
    const saved = await form.save();
    if (saved && !link)
      void navigate(adminRoutes.checkoutLink({ id: saved._id }), { replace: true });
    return saved !== undefined;
  };
  return (
    <>
      <PageHeader
        title={link ? routes.buy({ slug: link.slug }) : t('links.new')}
        back={{ to: adminRoutes.checkoutLinks({}), label: t('links.title') }}
        {...(link ? { status: <LinkState {...link} /> } : {})}
        {...(link ? { context: t('links.counts', link) } : {})}
      />
      <Stack gap={3}>
        {link && <Address slug={link.slug} />}
        <RowEditor form={form} labels={labels} isOld={link !== undefined} onSave={save}>
          <LinkFields form={form} />
        </RowEditor>
        {link && <Acts link={link} />}
      </Stack>
    </>
  );
};

const OldLink = ({ id }: { id: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <QueryStates
      query={useQuery(linkQuery(id))}
      title={t('links.title')}
      back={{ to: adminRoutes.checkoutLinks({}), label: t('links.title') }}
      skeleton="form"
    >
      {({ link }) => <Editor key={id} link={link} />}
    </QueryStates>
  );
};

const LinkPage = () => {
  const { id = 'new' } = useParams();
  return (
    <Frame width="reading">
      {id === 'new' ? <Editor key="new" link={undefined} /> : <OldLink id={id} />}
      <UndoOffer />
    </Frame>
  );
};

/** `/admin/checkout-links/{id}`: one link with its address as text and picture (BO-91). */
export const Page = withAdminTexts(LinkPage);
