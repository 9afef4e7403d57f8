import { Stack } from '@portal/shared-ui';
import { ExportSection } from './export-section.tsx';
import { ImportSection } from './import-section.tsx';

/** `/admin/settings/data`: the firm as a file, out and in (BO-29 to BO-33). */
export const DataSections = () => (
  <Stack gap={3}>
    <ExportSection />
    <ImportSection />
  </Stack>
);
