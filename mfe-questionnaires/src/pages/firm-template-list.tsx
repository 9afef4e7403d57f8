import { ListPage } from '../admin/list/list-page.tsx';
import { withAdminTexts } from '../admin/texts.ts';

/** `/admin/templates` (BO-75). */
export const Page = withAdminTexts(() => <ListPage kind="template" />);
