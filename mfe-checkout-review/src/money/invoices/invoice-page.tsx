import { adminRoutes, type FirmInvoiceDetail } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import {
  ConfirmDialog,
  ErrorState,
  Page as Frame,
  PageHeader,
  QueryStates,
  Row,
  usePopup,
} from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import '../money.css';
import { MONEY, withMoneyTexts } from '../texts.ts';
import { InvoiceChip } from './invoice-chip.tsx';
import { InvoiceFormView } from './invoice-form.tsx';
import { InvoiceView } from './invoice-view.tsx';
import { firmInvoiceQuery, type InvoiceAct, useInvoiceAct } from './invoices.queries.ts';
import { OutsidePaymentForm } from './outside-payment-form.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';

const useAct = (id: string) => {
  const { t } = useTranslation(MONEY);
  const popup = usePopup();
  const navigate = useNavigate();
  const { mutateAsync, error } = useInvoiceAct(id);
  const run = async (act: InvoiceAct): Promise<void> => {
    await mutateAsync(act);
    popup.success(t(`invoices.done.${act.name}`));
    if (act.name === 'discard') void navigate(adminRoutes.invoices({}));
  };
  return { run, error };
};

const Asked = ({
  act,
  onConfirm,
  onClose,
}: {
  act: InvoiceAct | undefined;
  onConfirm: (act: InvoiceAct) => Promise<void>;
  onClose: () => void;
}) => {
  const { t } = useTranslation(MONEY);
  return (
    <ConfirmDialog
      isOpen={act !== undefined}
      title={act ? t(`invoices.acts.${act.name}`) : ''}
      isDanger={act?.name !== 'issue'}
      confirmLabel={act ? t(`invoices.acts.${act.name}`) : ''}
      onConfirm={async () => {
        if (act) await onConfirm(act);
        onClose();
      }}
      onCancel={onClose}
    >
      {act && t(`invoices.ask.${act.name}`)}
    </ConfirmDialog>
  );
};

const Draft = ({ shown }: { shown: FirmInvoiceDetail | undefined }) => {
  const { t } = useTranslation(MONEY);
  const popup = usePopup();
  const navigate = useNavigate();
  const portal = usePortal();
  const currency = shown?.currency ?? portal.currency;
  const form = useInvoiceForm(shown, currency);
  const { run, error } = useAct(shown?._id ?? '');
  const [asked, setAsked] = useState<InvoiceAct>();
  const save = async (): Promise<FirmInvoiceDetail | undefined> => {
    const invoice = await form.save();
    if (!invoice) return undefined;
    popup.success(t('invoices.saved'));
    if (!shown) void navigate(adminRoutes.invoice({ id: invoice._id }), { replace: true });
    return invoice;
  };
  const issue = async (): Promise<void> => {
    const seen = form.isChanged ? await save() : shown;
    if (seen) setAsked({ name: 'issue', baseVersion: seen.version });
  };
  if (!form.isReady) return null;
  return (
    <>
      <PageHeader
        title={t(shown ? 'invoices.draft' : 'invoices.new')}
        back={{ to: adminRoutes.invoices({}), label: t('invoices.title') }}
        {...(shown
          ? {
              extra: (
                <Row>
                  <Button onClick={() => setAsked({ name: 'discard', baseVersion: shown.version })}>
                    {t('invoices.acts.discard')}
                  </Button>
                  <Button type="primary" onClick={() => void issue()}>
                    {t('invoices.acts.issue')}
                  </Button>
                </Row>
              ),
            }
          : {})}
      />
      {error && <ErrorState error={error} />}
      <InvoiceFormView form={form} currency={currency} onSave={save} />
      <Asked act={asked} onConfirm={run} onClose={() => setAsked(undefined)} />
    </>
  );
};

const Issued = ({ invoice }: { invoice: FirmInvoiceDetail }) => {
  const { t } = useTranslation(MONEY);
  const { run, error } = useAct(invoice._id);
  const [asked, setAsked] = useState<InvoiceAct>();
  const [isPaying, setPaying] = useState(false);
  return (
    <>
      <PageHeader
        title={invoice.number ?? ''}
        status={<InvoiceChip invoice={invoice} />}
        back={{ to: adminRoutes.invoices({}), label: t('invoices.title') }}
        {...(invoice.status === 'unpaid'
          ? {
              extra: (
                <Row>
                  <Button onClick={() => setAsked({ name: 'void', baseVersion: invoice.version })}>
                    {t('invoices.acts.void')}
                  </Button>
                  <Button onClick={() => setPaying(true)}>{t('outside.title')}</Button>
                </Row>
              ),
            }
          : {})}
      />
      {error && <ErrorState error={error} />}
      {isPaying && invoice.status === 'unpaid' && (
        <OutsidePaymentForm invoice={invoice} onDone={() => setPaying(false)} />
      )}
      <InvoiceView invoice={invoice} />
      <Asked act={asked} onConfirm={run} onClose={() => setAsked(undefined)} />
    </>
  );
};

const Saved = ({ id }: { id: string }) => {
  const { t } = useTranslation(MONEY);
  return (
    <QueryStates
      query={useQuery(firmInvoiceQuery(id))}
      title={t('invoices.title')}
      back={{ to: adminRoutes.invoices({}), label: t('invoices.title') }}
      skeleton="form"
    >
      {(invoice) =>
        invoice.status === 'draft' ? <Draft shown={invoice} /> : <Issued invoice={invoice} />
      }
    </QueryStates>
  );
};

const InvoicePage = () => {
  const { id = 'new' } = useParams();
  return (
    <Frame width="reading">
      {id === 'new' ? <Draft key="new" shown={undefined} /> : <Saved key={id} id={id} />}
    </Frame>
  );
};

/** `/admin/invoices/{id}`: an invoice as a draft until it is issued, and what was paid for it (BO-94, BO-95). */
export const Page = withMoneyTexts(InvoicePage);
