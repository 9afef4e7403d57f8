import { downloadInvoice } from '@portal/shared-contracts/invoices';
import { buildRequest } from '@portal/shared-contracts';
import { routes } from '@portal/shared-contracts/remote';
import { DownloadLink, Page as PageFrame, PageHeader, QueryStates, Row } from '@portal/shared-ui';
import { FilePdfIcon, PrintIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { InvoiceStatusChip } from '../features/invoices/invoice-status.tsx';
import { invoiceQuery } from '../features/invoices/invoices.queries.ts';
import { InvoiceDialog } from '../features/pay/invoice-dialog-on-demand.ts';
import { ReceiptView } from '../features/receipt/receipt-view.tsx';
import '../styles/page.css';
import '../styles/pay.css';

/** One invoice or receipt, to pay, to print or to keep as PDF. */
export const Page = () => {
  const { id = '' } = useParams();
  return <InvoicePage key={id} id={id} />;
};

/** The invoice on paper and as a file. */
const Copies = ({ id }: { id: string }) => {
  const { t } = useTranslation('checkout');
  return (
    <>
      <Button icon={<PrintIcon />} onClick={() => window.print()}>
        {t('receipt.print')}
      </Button>
      <DownloadLink
        className="pui-button pui-button-default"
        href={buildRequest(downloadInvoice, { id }).path}
      >
        <FilePdfIcon /> {t('receipt.pdf')}
      </DownloadLink>
    </>
  );
};

const InvoicePage = ({ id }: { id: string }) => {
  const { t } = useTranslation('checkout');
  const query = useQuery(invoiceQuery(id));
  const [isPaying, setPaying] = useState(false);
  const invoice = query.data?.invoice;
  const isReceipt = Boolean(invoice?.paidAt);
  return (
    <PageFrame width="reading">
      <PageHeader
        title={t(isReceipt ? 'receipt.title' : 'receipt.invoice')}
        back={{ to: routes.invoices({}), label: t('invoices.title') }}
        extra={
          <Row className="pui-no-print">
            {invoice?.status === 'unpaid' && (
              <Button type="primary" onClick={() => setPaying(true)}>
                {t('invoices.pay')}
              </Button>
            )}
            {(invoice ?? query.isPending) && <Copies id={id} />}
          </Row>
        }
      />
      <QueryStates query={query} skeleton="text">
        {({ invoice }) => (
          <ReceiptView invoice={invoice} status={<InvoiceStatusChip status={invoice.status} />} />
        )}
      </QueryStates>
      <InvoiceDialog
        invoice={isPaying ? invoice : undefined}
        status={invoice && <InvoiceStatusChip status={invoice.status} />}
        onClose={() => setPaying(false)}
        onOver={() => void query.refetch()}
      />
    </PageFrame>
  );
};
