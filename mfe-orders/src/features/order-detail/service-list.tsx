import type { Role } from '@portal/shared-contracts';
import {
  type OrderModule,
  type OrderPackage,
  type OrderService,
  type ProgressFacts,
  serviceStatus,
  type ServiceStatus,
} from '@portal/shared-contracts/orders';
import { StatusChip, type StatusKind } from '@portal/shared-ui';
import Collapse from 'antd/es/collapse';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleRef } from '../../order/module-links.ts';
import { ModuleRow } from './module-row.tsx';

const kinds: Record<ServiceStatus, StatusKind> = {
  completed: 'done',
  'in-progress': 'in-progress',
  'not-started': 'needs-you',
};

/** Props of {@link ServiceList}. */
export interface ServiceListProps {
  order: ProgressFacts & { _id: string; package: OrderPackage };
  role: Role;
  linkOf: (module: ModuleRef) => string | undefined;
  /** Shown instead of a module's link. */
  inlineOf?: (service: OrderService, module: OrderModule) => ReactNode;
}

const firstOpen = (order: ServiceListProps['order']): string | undefined =>
  order.package.packageServices.find((service) => serviceStatus(order, service) !== 'completed')
    ?._id;

/** The services of the package; the first one that is not completed is open (OR-21, OR-22). */
export const ServiceList = ({ order, role, linkOf, inlineOf }: ServiceListProps) => {
  const { t } = useTranslation('orders');
  const open = firstOpen(order);
  const items = order.package.packageServices.map((service) => {
    const status = serviceStatus(order, service);
    const serviceId = service._id;
    return {
      key: serviceId,
      label: <h3 className="orders-service-name">{service.serviceName}</h3>,
      extra: <StatusChip kind={kinds[status]} label={t(`service.${status}`)} />,
      children: (
        <ul className="orders-modules">
          {service.serviceModules.map((module) => (
            <ModuleRow
              key={module.id}
              facts={order}
              serviceId={serviceId}
              module={module}
              role={role}
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
  return <Collapse items={items} {...(open ? { defaultActiveKey: [open] } : {})} />;
};
