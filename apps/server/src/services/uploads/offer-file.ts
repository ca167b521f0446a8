import { FILE_TYPE, UPLOAD_LIMITS } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import type { GuestViewer, MemberViewer } from '../auth/viewer'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import { admittedType, UPLOAD_KINDS } from './kinds'
import { newUpload } from './new-upload'
import { keyOfAddress } from './addresses'
import { signCredentials } from './signatures'

/**
 * An address for one picture of the viewer, or one video of a member, of any small size unless it is given. The type
 * follows from the ending of its name.
 */
export const offerFile = async (
  context: Context,
  { name, size }: { readonly name: string; readonly size: number | undefined },
  { viewer, network }: { readonly viewer: GuestViewer | MemberViewer; readonly network: string },
) => {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const videoType = viewer.kind === 'member' ? VIDEO_TYPES[ending] : undefined
  const fileType = videoType === undefined ? FILE_TYPE.image : FILE_TYPE.video
  const type = videoType ?? `image/${JPEG_ENDINGS.includes(ending) ? 'jpeg' : ending}`
  const admitted = admittedType(UPLOAD_KINDS[fileType], type)
  if (admitted === null) throw new Refusal('pictureRefused')
  if (size !== undefined && size > (videoType === undefined ? PICTURE_BYTES : UPLOAD_LIMITS.videoBytes))
    throw new Refusal(videoType === undefined ? 'pictureTooLarge' : 'fileTooLarge')
  const { urls, open } = newUpload(context, {
    ...admitted,
    owner: viewer.userID,
    network: viewer.kind === 'guest' ? network : null,
    session: viewer.kind === 'member' ? viewer.sessionID : null,
    fileType,
    size: size ?? UNSIZED_BYTES,
    isSized: size !== undefined,
    name: `${videoType === undefined ? 'picture' : 'video'}.${admitted.extension}`,
    duration: UPLOAD_LIMITS.urlSeconds,
  })
  if (!(await open(context.db))) throw new Refusal('uploadedEnough')
  const found = keyOfAddress(urls.downloadUrl)
  if (found === null) throw new Error(`${urls.downloadUrl} is not the address of an upload.`)
  return { put_url: urls.uploadUrl, url: urls.downloadUrl, key: found.key }
}

/** Chrome on Windows saves JPEGs as `.jfif`. */
const JPEG_ENDINGS = ['jpg', 'jpe', 'jfif', 'pjpeg', 'pjp']

const VIDEO_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}

/** The app scales pictures down to less. */
const PICTURE_BYTES = 10 * 1_048_576
/** Counts as uploaded until the file comes. */
const UNSIZED_BYTES = 2 * 1_048_576

/** The keys of a cloud storage, for an address of ours: what signs it, and what lets its upload go on. */
export const temporaryKeys = ({ config, clock }: Pick<Context, 'config' | 'clock'>, userID: string, putUrl: string) => {
  const startTime = seconds(clock)
  const expiredTime = startTime + UPLOAD_LIMITS.credentialsSeconds
  const signature = new URL(putUrl, 'http://here').searchParams.get('signature') ?? ''
  const [tmpSecretId = '', tmpSecretKey = ''] = signature.split('.')
  const sessionToken = signCredentials(config.secrets, userID, expiredTime)
  return { tmpSecretId, tmpSecretKey, sessionToken, startTime, expiredTime }
}
