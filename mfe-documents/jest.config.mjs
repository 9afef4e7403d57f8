import { browserJest } from '@portal/tooling/jest';

export default browserJest('mfe-documents');
