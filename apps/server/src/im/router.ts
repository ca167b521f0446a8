import {
  commandSchemas,
  commands,
  ImError,
  type CommandFacts,
  type CommandName,
  type CommandSchema,
} from '@org/im-sdk/protocol'
import * as v from 'valibot'
import { seconds } from '../ports/clock'
import { isUnstorable } from '../store/database/unstorable'
import { requireAbility } from './checks/require-ability'
import { CLOSE } from './gateway/close-codes'
import type { Connection } from './gateway/connection'
import { ReusedKeyError } from '../services/changes/answers'
import { Change } from '../services/changes/change'
import { bodyHash, type RequestID } from '../store/im/request-answers'
import { Unstored } from './unstored'
import { Call, type Handler } from './handler'
import { handlers } from './handlers'
import type { Im } from './im'
import { imError } from './im-error'
import { readBinaryFrame } from './frames/read-binary-frame'
import { readFrame } from './frames/read-frame'
import { SplitReply, WIRES } from './frames/wires'

/**
 * Processes a frame, text or the bytes of a binary one, to its reply: read, limit, validate, handle, reply. It never
 * throws because of input.
 */
export const receiveFrame = (im: Im, connection: Connection, data: string | Uint8Array): void => {
  const wire = WIRES[connection.output.wire]
  const frame = typeof data === 'string' ? readFrame(data, im.limits) : readBinaryFrame(data, im.limits)
  if (!frame.ok) {
    connection.output.send(wire.failure(frame, imError('PACKAGE_PARSE_FAILED', frame.reason)))
    if (!connection.unreadable.take(im.context.clock.now())) connection.output.close(CLOSE.unreadable)
    return
  }
  if (connection.inFlight >= im.limits.requestsInFlight) {
    connection.output.send(wire.failure(frame.head, imError('SERVICE_OVERLOAD')))
    return
  }
  connection.inFlight += 1
  void answer(new Call(im, connection, frame.head), frame.body)
}

const answer = async (call: Call, body: unknown): Promise<void> => {
  const { connection, head } = call
  const wire = WIRES[connection.output.wire]
  try {
    const reply = await handle(call, body)
    if (reply instanceof SplitReply) connection.output.send(...reply.frame(connection.output.wire, head))
    else connection.output.send(wire.reply(head, reply))
  } catch (error) {
    connection.output.send(wire.failure(head, named(error, call)))
  }
  connection.inFlight -= 1
  if (connection.closeAfterReply !== null) connection.output.close(connection.closeAfterReply)
}

const handle = async (call: Call, body: unknown): Promise<object | SplitReply> => {
  const { im, connection, head } = call
  const route = ROUTES.get(head.servcmd)
  if (route === undefined) throw imError('PACKAGE_PARSE_FAILED', `Unknown command ${JSON.stringify(head.servcmd)}.`)
  if (route.facts.beforeLogin !== true) checkSession(call)
  if (!im.sessions.mayAsk(connection)) throw imError('OVER_FREQUENCY_LIMIT')
  try {
    return await run(route, call, body)
  } catch (error) {
    // Look for the stored reply first, because a repeated request could be refused: a group cannot be left twice.
    const before = route.facts.retry === 'keyed' ? await im.answers.before(requestOf(call, body)) : null
    if (before === null) throw error
    return before
  }
}

const checkSession = ({ im, session, head }: Call): void => {
  if (session.expiresAt <= seconds(im.context.clock)) throw imError('INTERNAL_AUTH_FAILED', 'The session has expired.')
  if (head.identifier !== '' && head.identifier !== session.user.userID) throw imError('INTERNAL_AUTH_FAILED')
}

const run = async ({ name, facts, schema, handler }: Route, call: Call, body: unknown) => {
  const { im, connection } = call
  const { config, limiter } = im.context
  const caller = connection.session?.user.userID ?? connection.id
  const limit = facts.vital === true ? undefined : (im.appConfigs.current.limits.get(facts.wire) ?? facts.limit)
  if (limit !== undefined && !(await limiter.take(`im:${facts.wire}:${caller}`, limit)))
    throw imError('OVER_FREQUENCY_LIMIT')
  shed(call, name)
  if (facts.ability !== undefined) requireAbility(call, facts.ability)
  const request = v.safeParse(schema.request, body)
  if (!request.success) throw refusalOf(request.issues)
  const handled = await handler(request.output, call)
  const reply =
    handled instanceof Change
      ? await im.answers.once(requestOf(call, body), handled)
      : handled instanceof Unstored
        ? handled.reply
        : handled
  if (config.checkReplies) v.parse(schema.reply, reply instanceof SplitReply ? reply.body : reply)
  return reply
}

/** Refuses a command under overload, and asks the client once not to send it for a while. */
const shed = ({ im, connection }: Call, name: CommandName): void => {
  const waitingTime = im.overload.secondsFor(name)
  if (waitingTime === 0) return
  const now = im.context.clock.now()
  if ((connection.blockedUntil.get(name) ?? 0) <= now) {
    connection.blockedUntil.set(name, now + waitingTime * 1_000)
    const overloadCommand = commands[name].wire
    connection.output.send(WIRES[connection.output.wire].push('pushOverload', { overloadCommand, waitingTime }))
  }
  throw imError('SERVICE_OVERLOAD')
}

const named = (error: unknown, { im, head }: Call): ImError => {
  if (error instanceof ImError) return error
  if (error instanceof ReusedKeyError) return imError('PACKAGE_PARSE_FAILED', error.message)
  const { servcmd } = head
  // The schemas reject most such values first.
  if (isUnstorable(error)) {
    im.context.log.warn({ servcmd, reason: error.message }, 'the database cannot hold a value')
    return imError('PACKAGE_PARSE_FAILED', 'It contains a value that cannot be stored.')
  }
  im.context.log.error({ err: error, servcmd }, 'a command failed')
  return imError('SERVICE_OVERLOAD')
}

interface Route {
  readonly name: CommandName
  readonly facts: CommandFacts
  readonly schema: CommandSchema
  readonly handler: (request: unknown, call: Call) => Promise<object | SplitReply | Change<object> | Unstored<object>>
}

const ROUTES: ReadonlyMap<string, Route> = new Map(
  (Object.keys(commands) as CommandName[]).map((name) => [
    commands[name].wire,
    // The request was validated with the schema from which the handler's type is derived.
    {
      name,
      facts: commands[name],
      schema: commandSchemas[name],
      handler: handlers[name] as Handler<unknown> as Route['handler'],
    },
  ]),
)

/**
 * Throws INTERNAL_AUTH_FAILED if the connection has closed, so that a repeated request of its client finds the stored
 * reply.
 */
const requestOf = (call: Call, body: unknown): RequestID | null => {
  const { servcmd, reqkey } = call.head
  if (reqkey === '') return null
  return { user_id: call.userID, command: servcmd, request_key: reqkey, body_hash: bodyHash(body) }
}

const refusalOf = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): ImError => {
  const isTooLarge = issues.some(({ type }) => type === 'max_bytes')
  return imError(isTooLarge ? 'BODY_SIZE_LIMIT' : 'PACKAGE_PARSE_FAILED', `See ${v.getDotPath(issues[0]) ?? 'body'}.`)
}
