import { BuilderPage } from '../admin/builder/builder-page.tsx';
import { withAdminTexts } from '../admin/texts.ts';

/** `/admin/templates/{id}` (BO-76). */
export const Page = withAdminTexts(() => <BuilderPage kind="template" />);
