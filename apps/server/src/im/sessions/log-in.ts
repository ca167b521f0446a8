import { TIMING, type ReplyOf, type RequestOf, type sessionCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { findImSession, openImSession, renewImSession, type ImSessionRow } from '../../store/im/im-sessions'
import { checkNotKicked, hashKey, type Credential, type UserSigCredential } from './authenticate'
import { CLOSE } from '../gateway/close-codes'
import type { Session } from '../gateway/connection'
import { userTopic } from '../../ports/topics'
import type { Call } from '../handler'
import { follow, leave } from '../im'
import { imError } from '../im-error'

type Row = (typeof sessionCommands)['login']

/** Opens a session with a credential, or renews the connection's session. */
export const logIn = async (
  { state, deviceBrand, isWebUniapp }: RequestOf<Row>,
  call: Call,
  credential: Credential,
  instanceID: string,
): Promise<ReplyOf<Row>> => {
  const { im, connection, head } = call
  const { session } = connection
  if (session !== null && credential.kind === 'userSig' && session.instanceID === instanceID) {
    const renewed = await renew(call, session, credential)
    if (renewed !== null) return renewed
  }
  if (credential.kind === 'userSig') await checkLogins(call, credential)
  leave(im, connection)
  admit(call, credential, instanceID)
  connection.loggingIn = { instanceID, platform: head.platform, kickedBelow: 0 }
  try {
    return await open(call, credential, {
      instance_id: instanceID,
      app_state: state === 'Background' ? 'Background' : 'Foreground',
      device_brand: deviceBrand,
      is_uniapp: isWebUniapp === 1,
    })
  } catch (error) {
    leave(im, connection)
    throw error
  } finally {
    connection.loggingIn = null
    if (connection.isClosed) leave(im, connection)
  }
}

const admit = ({ im }: Call, { user }: Credential, instanceID: string): void => {
  if (!im.sessions.admit(user.userID, instanceID))
    throw imError('SERVICE_OVERLOAD', 'Too many connections of one device.')
}

/** Each login with a userSig opens a stored session. Only holders of a valid credential can use up this limit. */
const checkLogins = async ({ im }: Call, { user }: Credential): Promise<void> => {
  const { limiter, config } = im.context
  if (config.rateLimits && !(await limiter.take(`im:login:${user.userID}`, im.limits.loginsPerUser)))
    throw imError('OVER_FREQUENCY_LIMIT')
}

/**
 * Renews in place: pushes and rooms continue, and no other device is kicked out. Null if the session has ended
 * meanwhile.
 */
const renew = async (
  call: Call,
  session: Session,
  { user, expiresAt, sig }: UserSigCredential,
): Promise<ReplyOf<Row> | null> => {
  const { im, connection } = call
  const accessKey = newAccessKey(call)
  const keyHash = hashKey(accessKey)
  const { db } = im.context
  const seen_at = seconds(im.context.clock)
  const open = { key_hash: session.keyHash, user_id: user.userID }
  if (await renewImSession(db, open, { key_hash: keyHash, expires_at: expiresAt, seen_at }, sig)) {
    connection.session = { ...session, keyHash, user, expiresAt }
    return replyOf(call, connection.session, accessKey)
  }
  const row = await findImSession(db, session.keyHash)
  if (row !== null && row.kick_type !== 0) connection.closeAfterReply = CLOSE.kicked
  if (row !== null) checkNotKicked(row)
  return null
}

/** Topics first, the session last, so that events arriving meanwhile are seen. */
const open = async (
  call: Call,
  credential: Credential,
  device: Pick<ImSessionRow, 'instance_id' | 'app_state' | 'device_brand' | 'is_uniapp'>,
): Promise<ReplyOf<Row>> => {
  const { im, connection, head } = call
  const { context, sessions, fanout } = im
  const { user, expiresAt } = credential
  const { instance_id: instanceID } = device
  const { platform } = head
  await follow(im, connection, user.userID)
  const accessKey = credential.kind === 'accessKey' ? credential.accessKey : newAccessKey(call)
  const keyHash = hashKey(accessKey)
  const id =
    credential.kind === 'accessKey'
      ? credential.sessionID
      : await openImSession(
          context.db,
          {
            key_hash: keyHash,
            ...device,
            user_id: user.userID,
            platform,
            expires_at: expiresAt,
            opened_at: seconds(context.clock),
          },
          credential.sig,
        )
  if (id === null) throw imError('LOGIN_FAIL')
  if (connection.loggingIn !== null && id < connection.loggingIn.kickedBelow) {
    connection.closeAfterReply = CLOSE.kicked
    throw imError('KICKED_OUT_MULTIPLE_ACCOUNTS')
  }
  // Another connection of the device may have logged in meanwhile.
  admit(call, credential, instanceID)
  connection.session = { id, keyHash, user, instanceID, platform, expiresAt, openedAt: context.clock.now() }
  sessions.loggedIn(connection)
  if (credential.kind === 'userSig')
    fanout.publishTo(userTopic(user.userID), { kind: 'login', sessionID: id, instanceID, platform })
  return replyOf(call, connection.session, accessKey)
}

const replyOf = ({ im }: Call, { user, instanceID, expiresAt }: Session, a2Key: string): ReplyOf<Row> => {
  const now = seconds(im.context.clock)
  return {
    a2Key,
    tinyID: user.tinyID,
    helloInterval: TIMING.helloIntervalSeconds,
    instanceID,
    timeStamp: now,
    customStatus: '',
    purchaseBits: im.appConfigs.current.commercial.purchaseBits,
    expiresIn: Math.max(0, expiresAt - now),
    nick: user.nick,
    avatar: user.avatar,
  }
}

const newAccessKey = ({ im }: Call): string => Buffer.from(im.context.random.bytes(32)).toString('base64url')
