import { FILE_TYPE, TYPES } from '../protocol/constants'
import type { UPLOAD_ERRORS } from '../protocol/errors/uploads'
import { UPLOAD_LIMITS } from '../protocol/limits'
import type { MediaMessage } from '../store/message'

export interface UploadKind {
  readonly name: 'image' | 'audio' | 'video' | 'file'
  readonly fileType: (typeof FILE_TYPE)[keyof typeof FILE_TYPE]
  readonly limitBytes: number
  /** The key in the cloud config's `upload_size_limit`. */
  readonly limitKey: 'a' | 'f' | 'i' | 'v'
  readonly missing: keyof typeof UPLOAD_ERRORS
  readonly tooLarge: keyof typeof UPLOAD_ERRORS
  readonly failed: keyof typeof UPLOAD_ERRORS
  /** How often an upload is tried before it fails. */
  readonly tries: number
}

/** The differences between the kinds of files. Rules: IM-49, IM-50. */
export const UPLOAD_KINDS = {
  [TYPES.MSG_IMAGE]: {
    name: 'image',
    fileType: FILE_TYPE.image,
    limitBytes: UPLOAD_LIMITS.imageBytes,
    limitKey: 'i',
    missing: 'MESSAGE_IMAGE_SELECT_FILE_FIRST',
    tooLarge: 'MESSAGE_IMAGE_SIZE_LIMIT',
    failed: 'MESSAGE_FILE_UPLOAD_FAIL',
    tries: 1,
  },
  [TYPES.MSG_AUDIO]: {
    name: 'audio',
    fileType: FILE_TYPE.audio,
    limitBytes: UPLOAD_LIMITS.audioBytes,
    limitKey: 'a',
    missing: 'MESSAGE_AUDIO_UPLOAD_FAIL',
    tooLarge: 'MESSAGE_AUDIO_SIZE_LIMIT',
    failed: 'MESSAGE_AUDIO_UPLOAD_FAIL',
    tries: 1,
  },
  [TYPES.MSG_VIDEO]: {
    name: 'video',
    fileType: FILE_TYPE.video,
    limitBytes: UPLOAD_LIMITS.videoBytes,
    limitKey: 'v',
    missing: 'MESSAGE_FILE_SELECT_FILE_FIRST',
    tooLarge: 'MESSAGE_VIDEO_SIZE_LIMIT',
    failed: 'MESSAGE_VIDEO_UPLOAD_FAIL',
    tries: 2,
  },
  [TYPES.MSG_FILE]: {
    name: 'file',
    fileType: FILE_TYPE.file,
    limitBytes: UPLOAD_LIMITS.fileBytes,
    limitKey: 'f',
    missing: 'MESSAGE_FILE_SELECT_FILE_FIRST',
    tooLarge: 'MESSAGE_FILE_SIZE_LIMIT',
    failed: 'MESSAGE_FILE_UPLOAD_FAIL',
    tries: 1,
  },
} as const satisfies Record<MediaMessage['type'], UploadKind>
