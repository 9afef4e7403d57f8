import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long a test looks for what must come; a busy machine draws late, and nothing waits longer than it has to.
configure({ asyncUtilTimeout: 30_000 });
