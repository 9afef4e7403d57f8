import { route } from '../remote/routes.ts';

/** The addresses of the back office; those of remotes stand here too, so that pages can lead to each other. */
export const adminRoutes = {
  home: route('/admin'),
  start: route('/admin/start'),
  settings: route('/admin/settings/:section?'),
  people: route('/admin/people'),
  packages: route('/admin/packages'),
} as const;
