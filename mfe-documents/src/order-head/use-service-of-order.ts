import { useParams } from 'react-router-dom';

export interface ServiceOfOrder {
  serviceId: string;
  orderId: string;
}

/** The service and order of the page's address. */
export const useServiceOfOrder = (): ServiceOfOrder => {
  const { serviceId, id } = useParams();
  if (!serviceId || !id) throw new Error('This page needs a service and an order in its address');
  return { serviceId, orderId: id };
};
