import { cutAfterUpload, cutUploads } from '../../../test/faults/cut-uploads.ts';

// The quick form of `pnpm bench faults uploads`.
test('PL-28 an upload of 20 MB that is cut anywhere ends in one whole file or in none', async () => {
  await cutUploads([0, 1000, 0.25, 0.5, 0.75, 0.999]);
});

test('PL-28 a line that breaks after the last byte leaves one whole file, and a second try another', async () => {
  await cutAfterUpload();
});

test('PL-28 the same holds for a bucket', async () => {
  await cutUploads([1000, 0.5, 0.999], true);
  await cutAfterUpload(true);
});
