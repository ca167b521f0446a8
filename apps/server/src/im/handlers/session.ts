import { ImError, type RequestOf, type sessionCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { closeImSession, findImSession, noteSeen, removeImSession } from '../../store/im/im-sessions'
import { authenticate, checkNotKicked } from '../sessions/authenticate'
import { CLOSE } from '../gateway/close-codes'
import type { Call, Handlers } from '../handler'
import { leave } from '../im'
import { imError } from '../im-error'
import { logIn } from '../sessions/log-in'
import { whoOf } from '../restrictions/restrictions'

export const session = {
  login: (request, call) => call.connection.inOrder(() => login(request, call)),

  logout: async ({ type }, { im, connection, session: { keyHash } }) => {
    leave(im, connection)
    await (type === 1 ? closeImSession : removeImSession)(im.context.db, keyHash)
    return {}
  },

  /** If a bus event was lost, the session may have ended without this process knowing, so ask the store. */
  hello: async (_request, { im, connection, session: { keyHash } }) => {
    const { db, clock } = im.context
    const row = await findImSession(db, keyHash)
    const timeStamp = seconds(clock)
    if (row === null) return { timeStamp }
    if (row.kick_type !== 0) connection.closeAfterReply = CLOSE.kicked
    checkNotKicked(row)
    await noteSeen(db, row, timeStamp)
    return { timeStamp }
  },

  ping: async () => ({}),
} satisfies Handlers<typeof sessionCommands>

const login = async (request: RequestOf<(typeof sessionCommands)['login']>, call: Call) => {
  const { im, connection, head } = call
  // Too many attempts were refused, or the connection has closed: do not kick anyone and look nothing up.
  if (connection.isClosed) throw imError('INTERNAL_AUTH_FAILED')
  if (connection.session !== null && connection.session.user.userID !== head.identifier)
    throw imError('INTERNAL_AUTH_FAILED', 'Log out first.')
  const instanceID = head.instanceid === '' ? connection.id : head.instanceid
  const credential = await authenticate(im, head, instanceID).catch((error: unknown) => refuse(call, error))
  requireNotBanned(call, { user: credential.user, instanceID })
  return logIn(request, call, credential, instanceID)
}

const requireNotBanned = ({ im, connection }: Call, device: Parameters<typeof whoOf>[0]): void => {
  if (im.restrictions.on(whoOf(device, connection.output), '').ban === 0) return
  connection.closeAfterReply = CLOSE.kicked
  throw imError('KICKED_OUT_REST_API', 'The user is banned.')
}

/** An address that guesses gets an error with a delay, and its connection is closed. */
const refuse = async ({ im, connection }: Call, error: unknown): Promise<never> => {
  if (error instanceof ImError) {
    const key = `im:login-failed:${connection.output.address}`
    if (!(await im.context.limiter.take(key, im.limits.failedLoginsPerAddress))) {
      connection.closeAfterReply = CLOSE.flood
      throw imError('OVER_FREQUENCY_LIMIT')
    }
  }
  throw error
}
