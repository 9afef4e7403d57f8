import {
  countWaitingDrafts,
  releaseWaitingDrafts,
} from '../domains/documents/approvals/release-drafts.ts';
import type { SettingsNeeds } from '../domains/website/settings/edit-settings.service.ts';

/** What switching approval off asks of the drafts. */
export const SETTINGS_NEEDS: SettingsNeeds = { countWaitingDrafts, releaseWaitingDrafts };
