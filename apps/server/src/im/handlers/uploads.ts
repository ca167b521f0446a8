import type { uploadCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { findCover } from '../../services/uploads/find-cover'
import { admittedType, UPLOAD_KINDS } from '../../services/uploads/kinds'
import { newUpload } from '../../services/uploads/new-upload'
import { sizeLimits } from '../config/size-limits'
import { directoryOf, downloadKey, signCredentials } from '../../services/uploads/signatures'
import { Change } from '../../services/changes/change'
import type { Call, Handlers } from '../handler'
import { findImSession } from '../../store/im/im-sessions'
import { imError } from '../im-error'

const MEGABYTE = 1_048_576

export const uploads = {
  getUploadCredentials: async ({ duration }, { im, userID }) => {
    const { config, clock, random } = im.context
    const expiredTime = seconds(clock) + duration
    const directory = directoryOf(config.secrets, userID)
    const address = `${config.publicUrl ?? ''}/uploads`
    return {
      requestId: base64url(random.bytes(12)),
      expiredTime,
      region: config.s3?.region ?? 'ap-shanghai',
      appid: config.sdkAppId,
      bucketName: config.s3?.bucket ?? 'uploads',
      ciUrl: address,
      directory,
      downloadUrl: address,
      uploadUrl: address,
      secretId: directory,
      secretKey: base64url(random.bytes(24)),
      sessionToken: signCredentials(config.secrets, userID, expiredTime),
    }
  },

  getUploadUrl: async ({ fileType, fileName, fileSize, mimeType, duration }, call) => {
    const kind = UPLOAD_KINDS[fileType]
    const megabytes = sizeLimits(call.im.appConfigs.current)[kind.limit]
    if (fileSize > megabytes * MEGABYTE) throw imError(kind.tooLarge, `The limit is ${megabytes} MB.`)
    const admitted = admittedType(kind, mimeType)
    if (admitted === null) throw imError(kind.wrongType, `The type ${JSON.stringify(mimeType)} is not allowed.`)
    await countCall(call, 'url', URLS_A_MINUTE, 60_000)
    const row = await findImSession(call.im.context.db, call.session.keyHash)
    const { urls, open } = newUpload(call.im.context, {
      ...admitted,
      owner: call.userID,
      network: call.session.user.isGuest ? call.who.network : null,
      session: row?.login_session ?? null,
      fileType,
      size: fileSize,
      name: nameOf(call, fileName),
      duration,
    })
    return new Change(async (db) => {
      if (!(await open(db))) throw imError('OVER_FREQUENCY_LIMIT', 'The daily limit is reached. Try again tomorrow.')
      return urls
    })
  },

  getVideoCover: async ({ requestSnapshotUrl }, { im, userID }) => {
    const snapshotUrl = await findCover(im.context, userID, requestSnapshotUrl)
    if (snapshotUrl === null) throw imError('MESSAGE_FILE_UPLOAD_FAIL', 'No cover was uploaded.')
    return { snapshotUrl }
  },

  getDownloadAuthKey: async (_request, { im: { context } }) => ({
    data: downloadKey(context.config.secrets, seconds(context.clock)),
  }),
} satisfies Handlers<typeof uploadCommands>

/** Ours. */
const URLS_A_MINUTE = 60

/** The file name for downloads, without control characters: PostgreSQL texts cannot contain a NUL. Throws SENSITIVE_TEXT. */
const nameOf = ({ im }: Call, fileName: string): string => {
  const { text, isRefused } = im.context.words.screen(fileName.replace(CONTROLS, ''))
  if (isRefused) throw imError('SENSITIVE_TEXT')
  return text
}

const CONTROLS = /\p{Cc}/gu

const countCall = async ({ im: { context }, userID }: Call, what: string, count: number, perMs: number) => {
  const isFree =
    !context.config.rateLimits || (await context.limiter.take(`uploads:${what}:${userID}`, { count, perMs }))
  if (!isFree) throw imError('OVER_FREQUENCY_LIMIT')
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
