import { hostConfig } from '@portal/tooling/webpack/host-config';

export default hostConfig(import.meta);
