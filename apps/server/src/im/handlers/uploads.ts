import type { StoredMessage, uploadCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { c2cKey, groupKey } from '../../store/im/conversation-id'
import { findMergedMessages, putMergedMessages } from '../../store/im/merged-messages'
import { messagesFrom } from '../../store/im/messages'
import { findCover } from '../../services/uploads/find-cover'
import { admittedType, UPLOAD_KINDS } from '../../services/uploads/kinds'
import { newUpload } from '../../services/uploads/new-upload'
import { sizeLimits } from '../config/size-limits'
import { directoryOf, downloadKey, signCredentials } from '../../services/uploads/signatures'
import { Change } from '../../services/changes/change'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'
import { requireReader } from '../checks/require-reader'

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
    const { urls, open } = newUpload(call.im.context, {
      ...admitted,
      owner: call.userID,
      network: call.session.user.isGuest ? call.who.network : null,
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

  uploadMergedMessages: async ({ messageList }, call) => {
    const { clock, random } = call.im.context
    await countCall(call, 'merged', MERGERS_A_DAY, 86_400_000)
    const messages: StoredMessage[] = []
    for (const message of messageList) messages.push(await storedCopy(message, call))
    const key = base64url(random.bytes(24))
    const owner = call.userID
    return new Change(async (db) => {
      await putMergedMessages(db, { key, owner, messages, now: seconds(clock) })
      return { downloadKey: key, pbDownloadKey: key }
    })
  },

  downloadMergedMessages: async ({ downloadKey: key }, { im }) => {
    const messageList = MERGED_KEY.test(key) ? await findMergedMessages(im.context.db, key) : null
    if (messageList === null) throw imError('MESSAGE_MERGER_KEY_INVALID')
    return { messageList }
  },
} satisfies Handlers<typeof uploadCommands>

/**
 * A merged message shows senders and texts, so it is built from stored messages that the caller may read; the caller's
 * claims about sender and text are not trusted.
 */
const storedCopy = async (message: StoredMessage, call: Call): Promise<StoredMessage> => {
  const { fromAccount, toAccount, groupID, sequence } = message
  if (groupID !== '') await requireReader(call, groupID)
  else if (![fromAccount, toAccount].includes(call.userID)) throw imError('GROUP_PERMISSION_DENY')
  const convID = groupID === '' ? c2cKey(fromAccount, toAccount) : groupKey(groupID)
  const [stored] = await messagesFrom(call.im.context.db, convID, sequence, 1)
  if (stored?.sequence !== sequence || stored.fromAccount !== fromAccount)
    throw imError('MESSAGE_MERGER_TYPE_INVALID', 'A merged message must contain stored messages, unchanged.')
  return stored
}

/** Ours. */
const URLS_A_MINUTE = 60
const MERGERS_A_DAY = 500

/** The file name for downloads, without control characters: PostgreSQL texts cannot contain a NUL. Throws SENSITIVE_TEXT. */
const nameOf = ({ im }: Call, fileName: string): string => {
  const { text, isRefused } = im.context.words.screen(fileName.replace(CONTROLS, ''))
  if (isRefused) throw imError('SENSITIVE_TEXT')
  return text
}

const CONTROLS = /\p{Cc}/gu
const MERGED_KEY = /^[\w-]{32}$/

const countCall = async ({ im: { context }, userID }: Call, what: string, count: number, perMs: number) => {
  const isFree =
    !context.config.rateLimits || (await context.limiter.take(`uploads:${what}:${userID}`, { count, perMs }))
  if (!isFree) throw imError('OVER_FREQUENCY_LIMIT')
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
