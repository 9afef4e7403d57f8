import './no-eval.ts';
import { startPortal } from './app/start-portal.tsx';
import { providedLibraries } from './remotes/loading/provided-libraries.ts';

const root = document.getElementById('root');
if (root) {
  // Naming the list keeps the shared libraries in this build; nothing of them is loaded here.
  root.dataset['libraries'] = String(providedLibraries.length);
  void startPortal(root);
}
