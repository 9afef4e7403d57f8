import { browserJest } from '../tooling/jest/jest.base.mjs';

export default browserJest('mfe-questionnaires');
