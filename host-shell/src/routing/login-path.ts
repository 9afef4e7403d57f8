import { routes } from '@portal/shared-contracts/remote';
import { returnLocation } from './return-location.ts';

const isBackOffice = (path: string): boolean => /^\/admin(\/|$)/.test(path);

/** The login page with the way back to where the person is (HS-26). */
export const loginPath = (from: { pathname: string; search: string; hash: string }): string => {
  const target = returnLocation(from.pathname + from.search + from.hash);
  const door = isBackOffice(from.pathname) ? routes.adminLogin : routes.login;
  return door({}, { from: target });
};
