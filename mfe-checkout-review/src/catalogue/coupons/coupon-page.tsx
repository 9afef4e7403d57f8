import { buildRequest, callApi } from '@portal/shared-contracts';
import {
  type AdminCoupon,
  adminRoutes,
  createCoupon,
  exportCouponCodes,
  getCoupon,
  saveCoupon,
} from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import {
  DownloadLink,
  Page as Frame,
  PageHeader,
  QueryStates,
  Section,
  Stack,
  usePopup,
} from '@portal/shared-ui';
import { offerUndo, UndoOffer } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { RowActs } from '../rows/row-acts.tsx';
import { RowEditor } from '../rows/row-editor.tsx';
import { useRowForm } from '../rows/use-row-form.ts';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { CouponFields } from './coupon-fields.tsx';
import { CouponState } from './coupon-parts.tsx';
import { contentOf, type CouponValues, valuesOf } from './coupon-values.ts';
import { couponQuery, useCouponActs, useKeepCoupon } from './coupons.queries.ts';
import '../catalogue.css';

const labelled = [
  'code',
  'codes',
  'percent',
  'amountMinor',
  'startsAt',
  'endsAt',
  'maxUses',
  'maxPerCustomer',
  'packageIds',
] as const satisfies readonly (keyof CouponValues)[];

const useCouponForm = (coupon: AdminCoupon | undefined) => {
  const { t, i18n } = useTranslation(ADMIN_TEXTS);
  const { currency: ofFirm, website } = usePortal();
  const keep = useKeepCoupon();
  const currency = coupon?.currency ?? ofFirm;
  const terms = { currency, timeZone: website.timeZone };
  const form = useRowForm({
    vaultKeyOf: (row) => `firm-coupon:${row?._id ?? 'new'}`,
    row: coupon,
    valuesOf: (row: AdminCoupon | undefined) =>
      valuesOf(row, { ...terms, language: i18n.language }),
    contentOf: (values: CouponValues) => contentOf(values, terms),
    noNumber: t('form.noNumber'),
    create: async (content, idempotencyKey) =>
      (await callApi(createCoupon, content, { idempotencyKey })).coupon,
    save: async ({ _id: id }, { code: _code, codes: _codes, ...changes }, baseVersion) => {
      const reply = await callApi(saveCoupon, { ...changes, id, baseVersion });
      offerUndo(reply);
      return reply.coupon;
    },
    reload: async ({ _id: id }) => (await callApi(getCoupon, { id })).coupon,
    keep,
  });
  return { form, currency };
};

const SavedParts = ({ coupon }: { coupon: AdminCoupon }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const navigate = useNavigate();
  const { archive, restore, copy, remove } = useCouponActs(coupon);
  const { _id: id, codes, state, uses } = coupon;
  const act = (name: 'archive' | 'restore') => ({
    name,
    label: t(`acts.${name}`),
    ask: t(`coupons.ask.${name}`),
    done: t(`acts.done.${name}`),
    run: () => (name === 'archive' ? archive : restore).mutateAsync(),
  });
  const removal = {
    name: 'remove',
    label: t('acts.remove'),
    ask: t('coupons.ask.remove'),
    done: t('acts.done.remove'),
    isDanger: true,
    run: async () => {
      await remove.mutateAsync();
      void navigate(adminRoutes.coupons({}));
    },
  };
  const doCopy = async (): Promise<void> => {
    const { coupon: made } = await copy.mutateAsync();
    popup.success(t('acts.copied', { name: made.code }));
    void navigate(adminRoutes.coupon({ id: made._id }));
  };
  return (
    <Section title={t('acts.title')}>
      {codes > 0 && (
        <p>
          <DownloadLink href={buildRequest(exportCouponCodes, { id }).path}>
            {t('coupons.download', { count: codes })}
          </DownloadLink>
        </p>
      )}
      <div className="cat-buttons">
        <Button loading={copy.isPending} onClick={() => void doCopy().catch(popup.failure)}>
          {t('acts.copy')}
        </Button>
        <RowActs
          acts={[
            act(state === 'archived' ? 'restore' : 'archive'),
            ...(uses === 0 ? [removal] : []),
          ]}
        />
      </div>
    </Section>
  );
};

const Editor = ({ coupon }: { coupon: AdminCoupon | undefined }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  const { form, currency } = useCouponForm(coupon);
  const save = async (): Promise<boolean> => {
    const saved = await form.save();
    if (saved && !coupon) void navigate(adminRoutes.coupon({ id: saved._id }), { replace: true });
    return saved !== undefined;
  };
  return (
    <>
      <PageHeader
        title={coupon?.code ?? t('coupons.new')}
        back={{ to: adminRoutes.coupons({}), label: t('coupons.title') }}
        {...(coupon ? { status: <CouponState {...coupon} /> } : {})}
        {...(coupon ? { context: t('coupons.used', { count: coupon.uses }) } : {})}
      />
      <Stack gap={3}>
        <RowEditor
          form={form}
          labels={Object.fromEntries(labelled.map((name) => [name, t(`coupons.fields.${name}`)]))}
          isOld={coupon !== undefined}
          onSave={save}
        >
          <CouponFields form={form} currency={currency} isNew={coupon === undefined} />
        </RowEditor>
        {coupon && <SavedParts coupon={coupon} />}
      </Stack>
    </>
  );
};

const OldCoupon = ({ id }: { id: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <QueryStates
      query={useQuery(couponQuery(id))}
      title={t('coupons.title')}
      back={{ to: adminRoutes.coupons({}), label: t('coupons.title') }}
      skeleton="form"
    >
      {({ coupon }) => <Editor key={id} coupon={coupon} />}
    </QueryStates>
  );
};

const CouponPage = () => {
  const { id = 'new' } = useParams();
  return (
    <Frame width="reading">
      {id === 'new' ? <Editor key="new" coupon={undefined} /> : <OldCoupon id={id} />}
      <UndoOffer />
    </Frame>
  );
};

/** `/admin/coupons/{id}`: one coupon with its rules and codes (BO-90). */
export const Page = withAdminTexts(CouponPage);
