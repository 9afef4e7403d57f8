import { startPortal } from './app/start-portal.tsx';
import { showStartFailure } from './website/start-failure.ts';

const root = document.getElementById('root');
if (root) startPortal(root).catch(showStartFailure);
