import type { PortalApp } from '../../http/portal-app.ts';
import type { Finder } from '../../kernel/finding/finder.ts';
import type { ViewCounts } from '../../kernel/finding/view-counts.ts';
import { registerSearch } from './search/search.routes.ts';
import { registerViews } from './views/views.routes.ts';

/** What other domains hand in to be found. */
export interface FindingSources {
  finders: readonly Finder[];
  counts: ViewCounts;
}

/** How admins find what they look for: by words, and by views that they saved. */
export const registerFinding = (app: PortalApp, { finders, counts }: FindingSources): void => {
  registerSearch(app, finders);
  registerViews(app, counts);
};
