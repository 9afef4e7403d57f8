import type { StoredFile } from '@portal/shared-contracts';
import type { DocumentOrder, Draft } from '@portal/shared-contracts/documents';

/** A stored file of a test. */
export const aFile = (name: string): StoredFile => ({
  key: `key-${name}`,
  originalname: name,
  size: 2048,
  mimetype: name.endsWith('.pdf')
    ? 'application/pdf'
    : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  file_id: `key-${name}`,
});

/** The order of every test. */
export const anOrder = (over: Partial<DocumentOrder> = {}): DocumentOrder => ({
  _id: 'order-1',
  number: '1042',
  turn: { owner: 'writer', step: 'write-first-draft', service: 'Resume Writing' },
  client_id: 'person-1',
  statusPercentage: 40,
  packageName: 'Resume Starter',
  customer: { firstName: 'Ada', lastName: 'Byron' },
  writerName: 'Will Writer',
  completed_tasks: [],
  revisionData: {},
  serviceName: 'Resume Writing',
  ...over,
});

/** A draft that waits for the customer. */
export const aDraft = (over: Partial<Draft> = {}): Draft => ({
  _id: 'draft-1',
  rating: null,
  review: null,
  reviewedByUser: false,
  reviewFile: null,
  data: {
    dataPdf: aFile('Draft.pdf'),
    dataWord: aFile('Draft.docx'),
    dataOther: null,
    additionalFiles: [],
    notes: '',
  },
  adminApproval: null,
  stage: 'with-customer',
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  ...over,
});
