import type { TraceEvent } from '../connection/trace'
import { liveRoomCommands } from '../protocol/commands/live-rooms'
import { reportCommands } from '../protocol/commands/reports'
import { sessionCommands } from '../protocol/commands/session'
import { CORE_ERRORS } from '../protocol/errors/core'
import { isUserSide } from '../protocol/errors/user-side'
import type { RequestBody } from '../rpc/caller'

export type ReportEvent = RequestBody<'reportEvents'>['eventList'][number]

/** The fields of an event besides its time. */
export type EventFacts = Pick<ReportEvent, 'name' | 'level'> & Partial<Omit<ReportEvent, 'eventID' | 'time'>>

/** Levels: information, warning, error. Rule: IM-55. */
export const LEVEL = { info: 4, warning: 5, error: 6 } as const

/**
 * The event for a trace record; null for records that are only counted. `sinceMs`: since the last attempt to connect,
 * or its success.
 */
export const eventOf = (told: TraceEvent, sinceMs: number): EventFacts | null => {
  if (told.type === 'request') return requestEvent(told)
  if (told.type === 'warning') return { name: told.name, level: LEVEL.warning, count: told.count }
  if (told.type === 'received') return null
  const event = told.event === 'closed' && told.before === 'connecting' ? 'failed' : told.event
  const facts = CONNECTION_EVENTS[event]
  return facts === undefined ? null : { ...facts, costTime: sinceMs }
}

/** A request says something about network and server, unless it is a report or was cancelled on purpose. */
export const isTelling = ({ command, code }: Request): boolean =>
  command !== reportCommands.reportEvents.wire &&
  command !== reportCommands.reportQuality.wire &&
  code !== CORE_ERRORS.SDK_DESTROYED.code &&
  /** The server may hold a poll for as long as the client waits for it. */
  !(command === liveRoomCommands.longPoll.wire && code === CORE_ERRORS.NETWORK_TIMEOUT)

type Request = Extract<TraceEvent, { type: 'request' }>

/** Failures, and every login. Requests that fail with the connection are covered by the connection's own event. */
const requestEvent = (request: Request): EventFacts | null => {
  const { command, code, ms } = request
  const isLogin = command === sessionCommands.login.wire
  if (!isTelling(request) || code === CORE_ERRORS.NETWORK_ERROR || (code === 0 && !isLogin)) return null
  const level = code === 0 ? LEVEL.info : isUserSide(code) ? LEVEL.warning : LEVEL.error
  return { name: isLogin ? 'login' : 'request', level, command, code, costTime: ms }
}

type ConnectionStep = Extract<TraceEvent, { type: 'connection' }>['event']

const CONNECTION_EVENTS: Readonly<Partial<Record<ConnectionStep, EventFacts>>> = {
  opened: { name: 'connected', level: LEVEL.info },
  failed: { name: 'connectFail', level: LEVEL.warning },
  closed: { name: 'closed', level: LEVEL.warning },
  pingLost: { name: 'pingLost', level: LEVEL.warning },
  pingFatal: { name: 'pingFatal', level: LEVEL.error },
  refused: { name: 'refused', level: LEVEL.error },
  moveDue: { name: 'moved', level: LEVEL.info },
  probeFine: { name: 'probeFine', level: LEVEL.info },
  probeFailed: { name: 'probeFailed', level: LEVEL.error },
}
