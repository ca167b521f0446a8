export type { FileSource } from './check-file'
export type { Fetch } from './http'
export type { OnProgress } from './upload'
export { uploads, type FileMessageOptions, type UploadMethods, type UploadsOptions } from './uploads'
