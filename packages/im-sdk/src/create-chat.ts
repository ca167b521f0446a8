import { absentMethods } from './absent-methods'
import type { Chat, ChatOptions, CoreChat } from './chat'
import { systemClock } from './clock/clock'
import { Connection } from './connection/connection'
import { hostCycle } from './connection/hosts'
import { socketURL } from './connection/socket-url'
import type { Trace } from './connection/trace'
import { webSocketTransport } from './connection/transport'
import { browserWakeSignals } from './clock/wake-signals'
import { ConversationService } from './conversations/conversations'
import { Sync } from './conversations/sync'
import { Emitter, reporterTo } from './emitter'
import { EVENT } from './events'
import { isPurchased } from './protocol/abilities'
import { asImError, imError } from './protocol/im-error'
import { PushAcknowledger } from './messages/ack-pushes'
import { createMessageFactory, messageMaker } from './messages/create-message'
import { History } from './messages/history'
import { LostRounds } from './messages/lost-rounds'
import { createReceiver } from './messages/receive'
import { Recovery } from './messages/recovery'
import { Sender } from './messages/send'
import type { ChatModule, ModuleContext, ModulePushes } from './modules'
import { IM_PLATFORM } from './protocol/constants'
import { PROTOCOL } from './protocol/limits'
import { uint32 } from './clock/random'
import { toResult } from './result'
import { Caller } from './rpc/caller'
import { jsonCodec } from './rpc/codec-json'
import { createInbound } from './rpc/inbound'
import { instanceIDOf } from './session/instance-id'
import { Session } from './session/session'
import { Conversations } from './store/conversations'
import { Groups } from './store/groups'
import { Outgoing } from './store/outgoing'
import { Rooms } from './store/rooms'
import { SessionState } from './store/session-state'
import { browserStorage } from './store/storage'
import { Timelines } from './store/timelines'
import { guardedView, Source } from './store/view'

/** Makes a chat client. Nothing is opened before `login`. */
export const createChat = <const Modules extends readonly ChatModule<object>[] = readonly []>(
  options: ChatOptions<Modules>,
): Chat<Modules> => {
  const { SDKAppID, endpoints, clock = systemClock, random = Math.random, platform = IM_PLATFORM.h5 } = options
  if (!SDKAppID) throw imError('SDK_APP_ID_MISSING')
  if (!endpoints?.default) throw imError('PARAMS_INVALID', 'createChat: `endpoints.default` is missing.')
  const codec = options.codec ?? jsonCodec
  const hostOf = hostCycle(endpoints, platform)
  const instanceID = options.instanceID ?? instanceIDOf(options.storage ?? browserStorage(), SDKAppID, random)

  const reportThrown = reporterTo(options.onHandlerError)
  const emitter = new Emitter(reportThrown)
  const onError = (thrown: unknown) => {
    const { code, message } = asImError(thrown)
    emitter.emit(EVENT.ERROR, { code, message })
  }
  const state = new SessionState()
  const timelines = new Timelines(clock)
  const conversations = new Conversations(clock)
  const rooms = new Rooms()
  const outgoing = new Outgoing()
  const trace: Trace = { tell: null }

  const connection: Connection = new Connection({
    transport: options.transport ?? webSocketTransport(),
    clock,
    random,
    wakeSignals: options.wakeSignals ?? browserWakeSignals,
    trace,
    urlOf: (host) =>
      socketURL(hostOf(host), {
        SDKAppID,
        instanceID,
        random: uint32(random),
        platform,
        host: globalThis.location?.host ?? '',
        path: codec.path,
        gzip: (options.gzip ?? false) && codec.unpacksGzip,
        miniGame: options.miniGame ?? false,
      }),
    onOpen: () => session.connectionOpened(),
    onLost: () => session.connectionLost(),
    onMessage: (data) => inbound(data),
    reportThrown,
    onReconnectFailed: () => {
      session.reconnectFailed()
      onError(imError('NETWORK_ERROR', 'The network cannot be reached: the engine keeps trying.'))
    },
    onFatal: () => {
      session.drop()
      onError(imError('PING_FATAL'))
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
    codec,
    clock,
    trace,
    send: (data) => connection.send(data),
    isLoggedIn: () => state.me.get().phase === 'in',
    hasAbility: (ability) => isPurchased(state.purchaseBits, ability),
    onExpired: () => session.expired(),
    head: () => ({
      ver: PROTOCOL.version,
      sdkversion: PROTOCOL.version,
      platform,
      sdkappid: SDKAppID,
      contenttype: 'json',
      identifier: state.me.get().userID,
      instanceid: instanceID,
      sdkability: PROTOCOL.abilityFlags,
      ...session.credential,
    }),
  })
  const session: Session = new Session({
    clock,
    random,
    connection,
    caller,
    state,
    emitter,
    getUserSig: options.getUserSig ?? null,
  })

  const recovery = new Recovery({ clock, caller, emitter, session: state, timelines, conversations })
  const onGap = (conversationID: string) => recovery.afterGap(conversationID)
  const history = new History({ caller, session: state, timelines, conversations, rooms, recovery })
  const sender = new Sender({
    caller,
    session: state,
    conversations,
    rooms,
    history,
    outgoing,
    onGap,
    onUnknown: () => sync.soon(),
  })
  const acknowledger = new PushAcknowledger(clock, caller)
  const receive = createReceiver({
    emitter,
    session: state,
    timelines,
    conversations,
    rooms,
    acknowledger,
    trace,
    onGap,
    onUnknown: () => sync.soon(),
  })
  const lostRounds = new LostRounds({ trace, timelines, fill: (conversationID) => recovery.fill(conversationID) })
  const sync: Sync = new Sync({
    clock,
    random,
    caller,
    emitter,
    session: state,
    conversations,
    timelines,
    recover: (conversationID, given) => recovery.recover(conversationID, given),
    peerHasRead: (conversationID, sequence) => service.readByPeer(conversationID, sequence),
  })
  const service: ConversationService = new ConversationService({
    clock,
    caller,
    emitter,
    session: state,
    conversations,
    timelines,
    sync,
  })
  const ignore = () => undefined
  const pushed: ModulePushes = { cloudConfig: ignore, commercialConfig: ignore }
  const inbound = createInbound({
    codec,
    caller,
    onError,
    userID: () => state.me.get().userID,
    pushes: {
      pushMessages: (body) => {
        receive(body)
        lostRounds.received(body.messageList?.length ?? 0)
      },
      pushRead: (body) => service.readMoved(body),
      pushKickedOut: ({ kickType }) => session.kickedOut(kickType),
      pushKickOther: () => session.logInAgain(),
      pushOverload: ({ overloadCommand, waitingTime }) =>
        caller.overload.block(overloadCommand, waitingTime, clock.monotonic()),
      pushReconnect: ({ withinSeconds }) => connection.moveWithin(withinSeconds),
      pushCloudConfig: (body) => pushed.cloudConfig(body),
      pushCommercialConfig: (body) => pushed.commercialConfig(body),
    },
  })

  state.whenResumed(() => void sync.run())
  state.whenEnded(() => {
    sync.reset()
    acknowledger.clear()
    lostRounds.reset()
    rooms.clear()
    timelines.clear()
    conversations.clear()
  })
  connection.netState.subscribe(() => emitter.emit(EVENT.NET_STATE_CHANGE, { state: connection.netState.get() }))

  const makeMessage = messageMaker({ clock, random, session: state })
  const core: CoreChat = {
    login: (login) => toResult(() => session.login(login)),
    logout: () =>
      toResult(async () => {
        await session.logout()
        return {}
      }),
    destroy: async () => {
      await session.destroy()
      connection.destroy()
      emitter.emit(EVENT.SDK_DESTROY, { SDKAppID })
      emitter.clear()
    },
    isReady: () => state.me.get().phase === 'in',
    getLoginUser: () => state.me.get().userID,
    getServerTime: () => session.serverTime,
    on: (name, handler, context) => emitter.on(name, handler, context),
    once: (name, handler, context) => emitter.once(name, handler, context),
    off: (name, handler) => emitter.off(name, handler),
    ...createMessageFactory(makeMessage),
    sendMessage: (message) => toResult(() => sender.send(message)),
    resendMessage: (message) => toResult(() => sender.send(message)),
    getMessageList: (page) => toResult(() => history.page(page)),
    getConversationList: (filter) => toResult(() => service.list(filter)),
    getConversationProfile: (conversationID) => toResult(() => service.profile(conversationID)),
    setMessageRead: (read) => toResult(() => service.setRead(read)),
    getTotalUnreadMessageCount: () => conversations.totalUnread,
    views: {
      session: guardedView(state.me, reportThrown),
      netState: guardedView(connection.netState, reportThrown),
      conversations: guardedView(conversations.list, reportThrown),
      totalUnread: guardedView(conversations.total, reportThrown),
      messages: (conversationID) => guardedView(timelines.view(conversationID), reportThrown),
    },
  }

  const context: ModuleContext = {
    clock,
    random,
    caller,
    emitter,
    session: state,
    rooms,
    groups: new Groups(),
    conversations,
    isListCompleted: () => sync.isListCompleted,
    SDKAppID,
    instanceID,
    platform,
    endpoints,
    netState: connection.netState,
    serverTime: () => session.serverTime,
    trace,
    settings: new Source({}),
    outgoing,
    makeMessage,
    pushed,
    unlimitedAVChatRoom: options.unlimitedAVChatRoom ?? false,
  }
  const parts = (options.modules ?? []).map((module) => module.install(context))
  /** The one cast of the instance: the type lists exactly the methods that were installed. */
  return Object.assign(core, absentMethods(), ...parts) as Chat<Modules>
}
