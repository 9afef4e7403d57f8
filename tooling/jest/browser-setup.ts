import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals } from 'react';

// How long a test looks for what must come; a busy machine draws late, and nothing waits longer than it has to.
configure({ asyncUtilTimeout: 30_000 });

type Config = ReturnType<typeof getConfig>;

// The library's own mark of a try that may fail; it is public in no type.
const isTry = (): boolean =>
  (getConfig() as Config & { _disableExpensiveErrorDiagnostics: boolean })
    ._disableExpensiveErrorDiagnostics;

// Every try of a wait would print the whole page, and nobody reads any but the last one's: it is printed when asked for.
configure(({ getElementError: printed }) => ({
  getElementError: (message, container) => {
    if (!isTry()) return printed(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = (): string => printed(message, container).message;
    return Object.defineProperty(error, 'message', { get, configurable: true });
  },
}));

// React takes down a stack for every element, in case it has to warn about one: a fifth of all time here.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
