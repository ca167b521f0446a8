import { uint32 } from '../clock/random'
import type { Random } from '../clock/random'
import { EVENT } from '../events'
import type { ChatModule, ModuleContext } from '../modules'
import { checkStorage, checkType, needOptions } from '../protocol/check-type'
import { reportCommands } from '../protocol/commands/reports'
import { CORE_ERRORS } from '../protocol/errors/core'
import { browserStorage, type ChatStorage } from '../store/storage'
import { LEVEL, type EventFacts } from './report-event'
import { UserReports, type ReportRecord } from './user-reports'

export interface ReportsOptions {
  /** False: send and store nothing. A function is called each time, for example for a consent that can be withdrawn. */
  readonly enabled?: boolean | (() => boolean)
  /** Receives every event and quality record when it is made, even if it is not sent. */
  readonly sink?: (record: ReportRecord) => void
  /** The base URL that accepts events while there is no connection. Default: the default endpoint over http(s). */
  readonly statHost?: string
  /** Where unsent records are stored. Default: `localStorage`. */
  readonly in?: ChatStorage
}

/**
 * Reports the engine's health: events (failures, connections, warnings) and, every two minutes, counts of requests,
 * deliveries and probes. Names and numbers only: no credentials and nothing that people write. Rules: IM-54, IM-55.
 */
export const reports = (options: ReportsOptions = {}): ChatModule<object> => ({
  name: 'reports',
  install: (context) => {
    needOptions('reports', options)
    checkStorage('in', options.in)
    checkType('sink', options.sink, 'function')
    checkType('statHost', options.statHost, 'string')
    const { enabled = true, sink } = options
    if (typeof enabled !== 'function') checkType('enabled', enabled, 'boolean')
    const { caller, session, trace, random, endpoints } = context
    caller.registerCommands(reportCommands)
    if (enabled === false && sink === undefined) return {}
    const newID = idMaker(random)
    const traceID = newID()
    const isOn = (): boolean => {
      try {
        return typeof enabled === 'function' ? enabled() : enabled
      } catch (thrown) {
        context.emitter.reportThrown(thrown)
        return false
      }
    }
    let user: UserReports | null = null

    trace.add('reports', (told) => user?.told(told))
    forwardEvents(context, (facts) => user?.event(facts))
    session.me.subscribe(() => {
      const { userID } = session.me.get()
      if (userID === '' || user !== null) return
      user = new UserReports({
        context,
        userID,
        traceID,
        newID,
        isOn,
        statHost: options.statHost ?? endpoints.default.replace(/^ws/, 'http'),
        storage: options.in ?? browserStorage(),
        onRecord: (record) => {
          try {
            sink?.(record)
          } catch (thrown) {
            context.emitter.reportThrown(thrown)
          }
        },
      })
    })
    session.whenResumed(() => user?.resumed())
    session.whenEnding(() => {
      user?.close()
      user = null
    })
    return {}
  },
})

/** Events of the app that concern the operator too: the code and the count, without the text. */
const forwardEvents = ({ emitter }: ModuleContext, tell: (facts: EventFacts) => void): void => {
  emitter.on(EVENT.ERROR, ({ data: { code } }) => {
    if (!TOLD_OTHERWISE.has(code)) tell({ name: 'error', level: LEVEL.error, code })
  })
  emitter.on(EVENT.CONVERSATION_RECOVERED, ({ data: { recovered, missedCount } }) => {
    if (!recovered) tell({ name: 'notRecovered', level: LEVEL.warning, count: missedCount })
  })
  emitter.on(EVENT.LIVE_ROOM_MESSAGES_LOST, ({ data: { lostCount } }) =>
    tell({ name: 'messagesLost', level: LEVEL.warning, count: lostCount }),
  )
}

/** Codes that the connection has already reported. */
const TOLD_OTHERWISE: ReadonlySet<number> = new Set([CORE_ERRORS.NETWORK_ERROR, CORE_ERRORS.PING_FATAL.code])

/** Ids that no other start of any engine generates. */
const idMaker = (random: Random): (() => string) => {
  const start = [uint32(random), uint32(random)].map((number) => number.toString(36)).join('')
  let made = 0
  return () => `${start}_${(made++).toString(36)}`
}
