import { draft, draftReview, finalDocument, linkedinDocument, previousDocument } from './index.ts';
import { storedFile } from '../files.ts';

const file = {
  key: 'k1',
  originalname: 'Resume.pdf',
  size: 10,
  mimetype: 'application/pdf',
  file_id: 'k1',
};
const AT = '2026-03-01T10:00:00.000Z';

test('SC-14 a file carries key, originalname, size, mimetype and file_id, and nothing else', () => {
  expect(storedFile.parse({ ...file, owner_id: 'p1', sha256: 'secret' })).toEqual(file);
  expect(storedFile.safeParse({ ...file, key: '' }).success).toBe(false);
});

test('SC-12 a draft keeps the wire names of its parts', () => {
  const wire = {
    _id: 'd1',
    rating: 3,
    review: 'Shorter',
    reviewedByUser: true,
    reviewFile: { file },
    data: { dataPdf: file, dataWord: null, dataOther: null, additionalFiles: [file], notes: '' },
    adminApproval: { pending: false, approved: true, rejectionReason: null, rejectionFile: null },
    stage: 'reviewed',
    createdAt: AT,
    updatedAt: AT,
  };
  expect(draft.parse(wire)).toEqual(wire);
  for (const rating of [0, 6, 2.5])
    expect(draft.safeParse({ ...wire, rating }).success).toBe(false);
});

test('SC-12 a review travels with reviewedByUser, rating, review and reviewFile.file.key', () => {
  const review = { reviewedByUser: true, rating: 5, review: ' Good ', reviewFile: { file } };
  expect(draftReview.parse(review)).toEqual({ ...review, review: 'Good' });
  expect(draftReview.safeParse({ ...review, reviewedByUser: false }).success).toBe(false);
});

test('SC-13 a final document has dataPdf, dataWord, otherFiles, writerNotes and updatedAt', () => {
  const wire = { dataPdf: file, dataWord: file, otherFiles: [], writerNotes: null, updatedAt: AT };
  expect(finalDocument.parse(wire)).toEqual(wire);
});

test('DO-13 DO-60 previous and LinkedIn documents keep their wire shapes', () => {
  const previous = { file, otherFiles: [file], updatedAt: AT };
  expect(previousDocument.parse(previous)).toEqual(previous);
  const linkedin = { file: { file }, updatedAt: AT };
  expect(linkedinDocument.parse(linkedin)).toEqual(linkedin);
});
