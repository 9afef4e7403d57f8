/**
 * Leaves this page for a new one of the portal: what it may run is decided by the server anew, so that
 * nothing of an admin's page stays for anybody else, and nothing of the back office comes before.
 */
export const openFreshPage = (path: string): void => window.location.assign(path);
