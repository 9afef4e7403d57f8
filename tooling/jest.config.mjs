import { nodeJest } from '../tooling/jest/jest.base.mjs';

export default nodeJest('tooling');
