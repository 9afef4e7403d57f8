import { warmFormats } from './language/warm-formats.ts';
import { guardPage } from './trusted-types.ts';
import { showStartFailure } from './website/start-failure.ts';

// Before any other script is loaded: from here on only known origins may bring one.
guardPage();

// The entry only starts the real program: shared libraries are settled between the two files.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').catch(showStartFailure);

warmFormats();
