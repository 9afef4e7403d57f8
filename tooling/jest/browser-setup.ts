import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals } from 'react';

// How long a test looks for what must come; a busy machine draws late, and nothing waits longer than it has to.
configure({ asyncUtilTimeout: 30_000 });

// React takes down a stack for every element, in case it has to warn about one: a fifth of all time here.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
