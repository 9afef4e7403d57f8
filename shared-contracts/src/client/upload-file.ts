import { z } from '@portal/shared-contracts/schema';
import { ApiError, errorTexts } from '../errors.ts';
import { fileNameProblem, storedFile, type StoredFile } from '../files.ts';
import { limits } from '../limits.ts';
import { postForm } from './send-form.ts';

/** Options of one upload. */
export interface UploadOptions {
  /** Called with 0 to 100 while bytes leave (SC-41). */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
  /** Path of the upload call; `POST /api/file/upload` unless named. */
  path?: string;
}

const uploadReply = z.object({ file: storedFile });

const refuse = (message: string): ApiError =>
  new ApiError({ code: 'bad-input', status: 0, messages: [message] });

/**
 * Sends one file (SC-39).
 *
 * @throws ApiError for a refused name, a refusal by the server and a broken connection; an aborted upload rejects with the signal's reason.
 */
export const uploadFile = async (file: File, options: UploadOptions = {}): Promise<StoredFile> => {
  const problem = fileNameProblem(file.name);
  if (problem) throw refuse(problem);
  if (file.size > limits.fileBytes) throw refuse(errorTexts.uploadFailed);
  const form = new FormData();
  form.append('file', file, file.name);
  const { body } = await postForm(options.path ?? '/api/file/upload', form, options);
  const parsed = uploadReply.safeParse(body);
  if (!parsed.success) throw refuse(errorTexts.uploadFailed);
  return parsed.data.file;
};
