import { refusingAbsent } from './absent-methods'
import type { Chat, ChatOptions, ChatViews, CoreChat } from './chat'
import { checkOptions } from './check-options'
import { systemClock } from './clock/clock'
import { uint32 } from './clock/random'
import { browserWakeSignals } from './clock/wake-signals'
import { Connection } from './connection/connection'
import { hostCycle } from './connection/hosts'
import { socketURL } from './connection/socket-url'
import { Trace } from './connection/trace'
import { webSocketTransport } from './connection/transport'
import { installConversations } from './conversations/install-conversations'
import type { SyncEventHandlers } from './conversations/sync-intake'
import { Emitter, reporterTo } from './emitter'
import { EVENT } from './events'
import { messageMaker } from './messages/create-message'
import { installMessages } from './messages/install-messages'
import type { ChatModule, ModuleContext } from './modules'
import { isPurchased } from './protocol/abilities'
import { IM_PLATFORM } from './protocol/constants'
import { asImError, imError } from './protocol/im-error'
import { PROTOCOL } from './protocol/limits'
import type { PushHandlers } from './protocol/pushes'
import { Caller } from './rpc/caller'
import { jsonCodec } from './rpc/codec-json'
import { createInbound } from './rpc/inbound'
import { installSession } from './session/install-session'
import { instanceIDOf } from './session/instance-id'
import { Conversations } from './store/conversations'
import { Groups } from './store/groups'
import { Outgoing } from './store/outgoing'
import { Registry } from './store/registry'
import { Rooms } from './store/rooms'
import type { Services } from './store/services'
import { SessionState } from './store/session-state'
import { browserStorage } from './store/storage'
import { Timelines } from './store/timelines'
import { guardedView, Source } from './store/view'

/** Creates a chat client. It opens no connection before `login`. */
export const createChat = <const Modules extends readonly ChatModule<object>[] = readonly []>(
  options: ChatOptions<Modules>,
): Chat<Modules> => {
  checkOptions(options)
  const { SDKAppID, endpoints, clock = systemClock, random = Math.random, platform = IM_PLATFORM.h5 } = options
  const codec = options.codec ?? jsonCodec
  const hostOf = hostCycle(endpoints, platform)
  const instanceID = options.instanceID ?? instanceIDOf(options.storage ?? browserStorage(), SDKAppID, random)

  const reportThrown = reporterTo(options.onHandlerError)
  const emitter = new Emitter(reportThrown)
  const onError = (thrown: unknown) => {
    const { code, errorName, message } = asImError(thrown)
    emitter.emit(EVENT.ERROR, { code, errorName, message })
  }
  const session = new SessionState()
  const timelines = new Timelines(clock)
  const conversations = new Conversations(clock)
  const rooms = new Rooms()
  const outgoing = new Outgoing()
  const trace = new Trace()
  const pushes = new Registry<PushHandlers>()
  const syncEvents = new Registry<SyncEventHandlers>()
  const services = new Registry<Services>()
  const stores = {
    clock,
    random,
    emitter,
    session,
    timelines,
    conversations,
    rooms,
    outgoing,
    trace,
    pushes,
    syncEvents,
  }

  const connection: Connection = new Connection({
    ...stores,
    transport: options.transport ?? webSocketTransport(),
    wakeSignals: options.wakeSignals ?? browserWakeSignals,
    urlOf: (host) => {
      codec.check?.()
      return socketURL(hostOf(host), {
        SDKAppID,
        instanceID,
        random: uint32(random),
        platform,
        host: globalThis.location?.host ?? '',
        path: codec.path,
        gzip: (options.gzip ?? false) && codec.unpacksGzip,
        miniGame: options.miniGame ?? false,
      })
    },
    onOpen: () => mine.connectionOpened(),
    onLost: () => mine.connectionLost(),
    onMessage: (data) => inbound(data),
    reportThrown,
    onReconnectFailed: () => {
      mine.reconnectFailed()
      onError(imError('NETWORK_ERROR', 'The network cannot be reached: the engine keeps trying.'))
    },
    onFatal: (error) => {
      mine.drop(error)
      onError(error)
    },
    ping: async () => {
      try {
        await caller.call('ping', {})
        return 'alive'
      } catch (thrown) {
        const { errorName } = asImError(thrown)
        if (errorName === 'PING_FATAL') return 'fatal'
        return errorName === 'NETWORK_TIMEOUT' ? 'lost' : 'alive'
      }
    },
  })
  const caller: Caller = new Caller({
    ...stores,
    codec,
    send: (data) => connection.send(data),
    services,
    isLoggedIn: () => session.me.get().phase === 'in',
    hasAbility: (ability) => isPurchased(session.purchaseBits, ability),
    onExpired: () => mine.expired(),
    head: () => ({
      ver: PROTOCOL.version,
      sdkversion: PROTOCOL.version,
      platform,
      sdkappid: SDKAppID,
      contenttype: 'json',
      identifier: session.me.get().userID,
      instanceid: instanceID,
      sdkability: PROTOCOL.abilityFlags,
      ...mine.credential,
    }),
  })
  const inbound = createInbound({ codec, caller, onError, pushes, userID: () => session.me.get().userID })

  const makeMessage = messageMaker(stores)
  const shared = { ...stores, caller, connection, makeMessage, SDKAppID }
  const own = installSession({ ...shared, getUserSig: options.getUserSig ?? null })
  const mine = own.session
  const messages = installMessages({ ...shared, onWait: (ms) => connection.want(ms) })
  const { isListCompleted, methods: listed } = installConversations(shared)
  const views: ChatViews = {
    session: guardedView(session.me, reportThrown),
    netState: guardedView(connection.netState, reportThrown),
    conversations: guardedView(conversations.list, reportThrown),
    totalUnread: guardedView(conversations.total, reportThrown),
    messages: (conversationID) => guardedView(timelines.view(conversationID), reportThrown),
  }
  const { on, once, off } = emitter
  const core: CoreChat = { on, once, off, ...own.methods, ...messages, ...listed, views }

  const context: ModuleContext = {
    ...shared,
    services,
    groups: new Groups(),
    isListCompleted,
    instanceID,
    platform,
    endpoints,
    netState: connection.netState,
    serverTime: () => mine.serverTime,
    settings: new Source({}),
    unlimitedAVChatRoom: options.unlimitedAVChatRoom ?? false,
  }
  const parts = new Registry<Record<string, unknown>>()
  parts.add({ ...core })
  for (const module of options.modules ?? []) parts.add({ ...module.install(context) })
  /** The only cast of the instance: the type lists exactly the installed methods. */
  return refusingAbsent({ ...parts.all }) as Chat<Modules>
}
