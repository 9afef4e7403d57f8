import type { RenderedPage } from '@portal/shared-ui/testing';
import { act } from '@testing-library/react';

/** Somebody changes the order of the page: the bus brings the event, and the shell reads again, at once or after its pause. */
export const changeOrder = async ({
  client,
  emit,
}: Pick<RenderedPage, 'client' | 'emit'>): Promise<void> => {
  await act(async () => emit('order.changed', { orderId: 'order-1' }));
  await act(() => client.invalidateQueries({ queryKey: ['documents'] }));
};
