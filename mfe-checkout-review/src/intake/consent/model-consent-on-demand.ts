import { onDemand } from '@portal/shared-ui';
import type { ModelConsentProps } from './model-consent.tsx';

/** Comes only where the server has a model to ask. */
export const ModelConsent = onDemand<ModelConsentProps>(
  async () => (await import('./model-consent.tsx')).ModelConsent,
);
