export { checkFile, type FileProblem } from './check-file.ts';
export { DropBox, type DropBoxProps } from './drop-box.tsx';
export { FileUpload, type FileUploadProps } from './file-upload.tsx';
export { formatSize } from './format-size.ts';
export { uploadReducer, type UploadChange, type UploadItem } from './upload-item.ts';
export { SendFailure, SubmitFiles, UploadGroup } from './upload-group.tsx';
export { UploadList } from './upload-list.tsx';
export { useUploads, type Uploads, type UploadsOptions } from './use-uploads.ts';
