import type { ErrorRows } from './error-row'

/** Errors of files: choosing, checking, uploading. Rule: IM-44. */
export const UPLOAD_ERRORS = {
  COS_GET_SIG_FAIL: { code: 2041, message: 'The server gave no credentials for the upload.' },
  MESSAGE_FILE_IS_EMPTY: { code: 2108, message: 'The file is empty.' },
  MESSAGE_ONPROGRESS_FUNCTION_ERROR: { code: 2109, message: 'The onProgress callback threw an error.' },
  MESSAGE_IMAGE_SELECT_FILE_FIRST: { code: 2251, message: 'Choose an image first.' },
  MESSAGE_IMAGE_TYPES_LIMIT: { code: 2252, message: 'Images are jpg, jpeg, png, gif, bmp or webp.' },
  MESSAGE_IMAGE_SIZE_LIMIT: { code: 2253, message: 'The image is too large.' },
  MESSAGE_AUDIO_UPLOAD_FAIL: { code: 2300, message: 'The audio could not be uploaded.' },
  MESSAGE_AUDIO_SIZE_LIMIT: { code: 2301, message: 'The audio is too large.' },
  MESSAGE_VIDEO_UPLOAD_FAIL: { code: 2350, message: 'The video could not be uploaded.' },
  MESSAGE_VIDEO_SIZE_LIMIT: { code: 2351, message: 'The video is too large.' },
  MESSAGE_VIDEO_TYPES_LIMIT: { code: 2352, message: 'Videos are mp4, mov or webm.' },
  MESSAGE_FILE_UPLOAD_FAIL: { code: 2400, message: 'The file could not be uploaded.' },
  MESSAGE_FILE_SELECT_FILE_FIRST: { code: 2401, message: 'Choose a file first.' },
  MESSAGE_FILE_SIZE_LIMIT: { code: 2402, message: 'The file is too large.' },
  MESSAGE_FILE_URL_IS_EMPTY: { code: 2403, message: 'The message has no file URL.' },
  MESSAGE_UPLOAD_CANCELLED: { code: 3140, message: 'The upload was cancelled; resendMessage continues it.' },
} as const satisfies ErrorRows
