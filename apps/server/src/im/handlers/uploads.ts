import { FILE_TYPE, messageElement, type StoredMessage, type uploadCommands } from '@org/im-sdk/protocol'
import * as v from 'valibot'
import { seconds } from '../../ports/clock'
import { findMergedMessages, putMergedMessages } from '../../store/merged-messages'
import { findUpload, findVariant, openUpload } from '../../store/uploads'
import { downloadAddress, keyOfAddress, readUploadAddress, uploadAddress } from '../../uploads/addresses'
import { admittedType, UPLOAD_KINDS } from '../../uploads/kinds'
import { withOwnAddresses } from '../../uploads/own-addresses'
import { sizeLimits } from '../../uploads/size-limits'
import { directoryOf, downloadKey, signCredentials } from '../../uploads/signatures'
import type { Call, Handlers } from '../handler'
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
    const { config, db, clock, random } = call.im.context
    const kind = UPLOAD_KINDS[fileType]
    const megabytes = sizeLimits(call.im.appConfigs.current)[kind.limit]
    if (fileSize > megabytes * MEGABYTE) throw imError(kind.tooLarge, `The limit is ${megabytes} MB.`)
    const admitted = admittedType(kind, mimeType)
    if (admitted === null) throw imError(kind.wrongType, `The type ${JSON.stringify(mimeType)} is not taken.`)
    await takeTurn(call, 'url', URLS_A_MINUTE, 60_000)

    const { type, extension } = admitted
    const owner = call.userID
    const now = seconds(clock)
    const key = `${fileType}/${directoryOf(config.secrets, owner)}/${base64url(random.bytes(16))}.${extension}`
    const upload = { key, owner, fileType, size: fileSize, type, name: fileName.replace(CONTROLS, ''), now }
    if (!(await openUpload(db, upload, dailyBytes(call)))) throw imError('OVER_FREQUENCY_LIMIT', 'Go on tomorrow.')

    const expires = now + duration
    const uploadUrl = uploadAddress(config, { key, size: fileSize, type, expires })
    const isImage = fileType === FILE_TYPE.image
    return {
      uploadUrl,
      downloadUrl: downloadAddress(config, key),
      requestSnapshotUrl: fileType === FILE_TYPE.video ? `${uploadUrl}&variant=cover` : '',
      thumbUrl: isImage ? downloadAddress(config, key, 'thumb') : '',
      largeUrl: isImage ? downloadAddress(config, key, 'large') : '',
      expiredTime: expires,
    }
  },

  getVideoCover: async ({ requestSnapshotUrl }, { im, userID }) => {
    const { config, db } = im.context
    const address = keyOfAddress(requestSnapshotUrl)
    const signed = address === null ? null : readUploadAddress(config, address.key, Object.fromEntries(address.query))
    const upload = signed === null ? null : await findUpload(db, signed.key)
    if (upload?.owner !== userID || (await findVariant(db, upload.key, 'cover')) === null)
      throw imError('MESSAGE_FILE_UPLOAD_FAIL', 'No cover was put there.')
    return { snapshotUrl: downloadAddress(config, upload.key, 'cover') }
  },

  getDownloadAuthKey: async (_request, { im: { context } }) => ({
    data: downloadKey(context.config.secrets, seconds(context.clock)),
  }),

  uploadMergedMessages: async ({ messageList }, call) => {
    const { db, clock, random } = call.im.context
    await takeTurn(call, 'merged', MERGERS_A_DAY, 86_400_000)
    const messages = messageList.map((message) => checked(message, call))
    const key = base64url(random.bytes(24))
    await putMergedMessages(db, { key, owner: call.userID, messages, now: seconds(clock) })
    return { downloadKey: key, pbDownloadKey: key }
  },

  downloadMergedMessages: async ({ downloadKey: key }, { im }) => {
    const messageList = MERGED_KEY.test(key) ? await findMergedMessages(im.context.db, key) : null
    if (messageList === null) throw imError('MESSAGE_MERGER_KEY_INVALID')
    return { messageList }
  },
} satisfies Handlers<typeof uploadCommands>

/** A merger shows what was sent, so its parts are looked at as messages are. */
const checked = (message: StoredMessage, { im }: Call): StoredMessage => {
  const body = v.safeParse(v.array(messageElement), message.msgBody)
  if (!body.success) throw imError('PACKAGE_PARSE_FAILED', 'A merger holds messages as they may be sent.')
  return { ...message, msgBody: withOwnAddresses(im.context.config, body.output) }
}

/** Ours. */
const URLS_A_MINUTE = 60
const MERGERS_A_DAY = 500
/** The database knows no text with a zero in it. */
const CONTROLS = /\p{Cc}/gu
const MERGED_KEY = /^[\w-]{32}$/

const takeTurn = async ({ im: { context }, userID }: Call, what: string, count: number, perMs: number) => {
  const isFree =
    !context.config.rateLimits || (await context.limiter.take(`uploads:${what}:${userID}`, { count, perMs }))
  if (!isFree) throw imError('OVER_FREQUENCY_LIMIT')
}

/** Guests are made for nothing, so they get a tenth. */
const dailyBytes = ({ im: { context }, session: { user } }: Call): number =>
  user.isGuest ? Math.floor(context.config.uploadDailyBytes / 10) : context.config.uploadDailyBytes

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
