import { remoteConfig } from '@portal/tooling/webpack/remote-config';

export default remoteConfig(import.meta);
