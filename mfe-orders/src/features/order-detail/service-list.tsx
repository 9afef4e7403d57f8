import type { Role } from '@portal/shared-contracts';
import {
  type ModuleRef,
  type OrderModule,
  type StaffOrder,
  type OrderService,
  openStepsOf,
  serviceStatus,
  type ServiceStatus,
  type TurnFacts,
} from '@portal/shared-contracts/orders';
import { StatusChip, type StatusKind } from '@portal/shared-ui';
import { Disclosure } from '@portal/shared-ui/controls';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModuleRow } from './module-row.tsx';

const kinds: Record<ServiceStatus, StatusKind> = {
  completed: 'done',
  'in-progress': 'in-progress',
  'not-started': 'waiting',
};

/** Props of {@link ServiceList}. */
export interface ServiceListProps {
  order: TurnFacts & { _id: string; package: StaffOrder['package'] };
  role: Role;
  /** The service that the reader's next step is about; it is open as well. */
  nextServiceId: string | undefined;
  linkOf: (module: ModuleRef) => string | undefined;
  /** Shown instead of a module's link. */
  inlineOf?: (service: OrderService, module: OrderModule) => ReactNode;
}

const firstOpen = (order: ServiceListProps['order']): string | undefined =>
  order.package.packageServices.find((service) => serviceStatus(order, service) !== 'completed')
    ?._id;

/** How far a service is; one with a step of the reader says so, whatever else is done already. */
const ServiceChip = ({ status, isMine }: { status: ServiceStatus; isMine: boolean }) => {
  const { t } = useTranslation('orders');
  if (isMine && status === 'in-progress') return <StatusChip kind="needs-you" />;
  return <StatusChip kind={isMine ? 'needs-you' : kinds[status]} label={t(`service.${status}`)} />;
};

/** The services of the package; the first one that is not completed is open, and the reader's own (OR-21, OR-22). */
export const ServiceList = (props: ServiceListProps) => {
  const { order, role, nextServiceId, linkOf, inlineOf } = props;
  const open = [...new Set([firstOpen(order), nextServiceId])].filter((id) => id !== undefined);
  const mine = openStepsOf(order, role);
  const items = order.package.packageServices.map((service) => {
    const status = serviceStatus(order, service);
    const serviceId = service._id;
    const steps = mine.filter((step) => step.serviceId === serviceId);
    return {
      key: serviceId,
      label: <h3 className="orders-service-name">{service.serviceName}</h3>,
      // What was called off is finished as far as it is, and goes no further.
      extra: (status === 'completed' || !order.cancelledAt) && (
        <ServiceChip status={status} isMine={steps.length > 0} />
      ),
      children: (
        <ul className="orders-modules">
          {service.serviceModules.map((module) => (
            <ModuleRow
              key={module.id}
              facts={order}
              serviceId={serviceId}
              module={module}
              role={role}
              isMine={steps.some(({ moduleId }) => moduleId === module.id)}
              inline={inlineOf?.(service, module)}
              linkOf={(isDone) =>
                linkOf({ orderId: order._id, serviceId, moduleId: module.id, isDone })
              }
            />
          ))}
        </ul>
      ),
    };
  });
  return (
    <div>
      {items.map(({ key, label, extra, children }) => (
        <Disclosure key={key} label={label} extra={extra} isOpenAtFirst={open.includes(key)}>
          {children}
        </Disclosure>
      ))}
    </div>
  );
};
