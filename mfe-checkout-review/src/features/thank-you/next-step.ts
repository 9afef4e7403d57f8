import { routes } from '@portal/shared-contracts/remote';

/** Where a paid order goes on: the initial questions. */
export const nextStepOf = (orderId: string | undefined): string =>
  orderId ? routes.initialQuestions({ orderId }, { showSuccess: true }) : routes.home({});
