import { ImError, TIMING, type ReplyOf, type sessionCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { findImSession, openImSession, removeImSession } from '../../store/im-sessions'
import { authenticate, checkNotKicked, hashKey, type Credential } from '../authenticate'
import { CLOSE } from '../close-codes'
import { userTopic } from '../doorbell'
import type { Call, Handlers } from '../handler'
import { follow, leave } from '../im'
import { imError } from '../im-error'

export const session = {
  login: (_request, call) => call.connection.inOrder(() => login(call)),

  logout: async (_request, { im, connection, session: { keyHash } }) => {
    leave(im, connection)
    await removeImSession(im.context.db, keyHash)
    return {}
  },

  /** A doorbell that was lost leaves in who is out: the store knows. */
  hello: async (_request, { im, connection, session: { keyHash } }) => {
    const row = await findImSession(im.context.db, keyHash)
    if (row !== null && row.kick_type !== 0) connection.closeAfterReply = CLOSE.kicked
    if (row !== null) checkNotKicked(row)
    return { timeStamp: seconds(im.context.clock) }
  },

  ping: async () => ({}),
} satisfies Handlers<typeof sessionCommands>

type LoginReply = ReplyOf<(typeof sessionCommands)['login']>

const login = async (call: Call): Promise<LoginReply> => {
  const { im, connection, head } = call
  if (connection.session !== null && connection.session.user.userID !== head.identifier)
    throw imError('INTERNAL_AUTH_FAILED', 'Log out first.')
  const instanceID = head.instanceid === '' ? connection.id : head.instanceid
  const credential = await authenticate(im, head, instanceID).catch((error: unknown) => refuse(call, error))
  leave(im, connection)
  if (!im.sessions.admit(credential.user.userID, instanceID))
    throw imError('SERVICE_OVERLOAD', 'Too many connections of one device.')
  connection.loggingIn = { instanceID, platform: head.platform, kickedBelow: 0 }
  try {
    return await open(call, credential, instanceID)
  } catch (error) {
    leave(im, connection)
    throw error
  } finally {
    connection.loggingIn = null
    if (connection.isClosed) leave(im, connection)
  }
}

/** From the topics first to the session last: what arrives meanwhile is seen. */
const open = async (
  { im, connection, head }: Call,
  credential: Credential,
  instanceID: string,
): Promise<LoginReply> => {
  const { context, sessions, fanout } = im
  const { user, expiresAt } = credential
  const { platform } = head
  await follow(im, connection, user.userID)
  const accessKey =
    credential.kind === 'accessKey' ? credential.accessKey : Buffer.from(context.random.bytes(32)).toString('base64url')
  const keyHash = hashKey(accessKey)
  const id =
    credential.kind === 'accessKey'
      ? credential.sessionID
      : await openImSession(context.db, {
          key_hash: keyHash,
          user_id: user.userID,
          instance_id: instanceID,
          platform,
          expires_at: expiresAt,
        })
  if (connection.loggingIn !== null && id < connection.loggingIn.kickedBelow) {
    connection.closeAfterReply = CLOSE.kicked
    throw imError('KICKED_OUT_MULTIPLE_ACCOUNTS')
  }
  connection.session = { id, keyHash, user, instanceID, platform, expiresAt, openedAt: context.clock.now() }
  sessions.loggedIn(connection)
  if (credential.kind === 'userSig')
    fanout.ring(userTopic(user.userID), { kind: 'login', sessionID: id, instanceID, platform })
  return {
    a2Key: accessKey,
    tinyID: user.tinyID,
    helloInterval: TIMING.helloIntervalSeconds,
    instanceID,
    timeStamp: seconds(context.clock),
    customStatus: '',
    purchaseBits: im.appConfigs.current.commercial.purchaseBits,
  }
}

/** Who guesses from one address is soon told to wait, and loses the connection. */
const refuse = async ({ im, connection }: Call, error: unknown): Promise<never> => {
  if (error instanceof ImError) {
    const key = `im:login-failed:${connection.link.address}`
    if (!(await im.context.limiter.take(key, im.limits.failedLoginsPerAddress))) {
      connection.closeAfterReply = CLOSE.flood
      throw imError('OVER_FREQUENCY_LIMIT')
    }
  }
  throw error
}
