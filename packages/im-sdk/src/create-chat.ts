import { absentMethods } from './absent-methods'
import type { Chat, ChatOptions, CoreChat } from './chat'
import { checkOptions } from './check-options'
import { systemClock } from './clock/clock'
import { Connection } from './connection/connection'
import { hostCycle } from './connection/hosts'
import { socketURL } from './connection/socket-url'
import type { Trace } from './connection/trace'
import { webSocketTransport } from './connection/transport'
import { browserWakeSignals } from './clock/wake-signals'
import { ConversationService } from './conversations/conversations'
import { ReadReports } from './conversations/read-reports'
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
import { RecoveryQueue } from './messages/recovery-queue'
import { Outbox } from './messages/outbox'
import { Sender } from './messages/send'
import type { ChatModule, ModuleContext, ModulePushes } from './modules'
import { IM_PLATFORM } from './protocol/constants'
import { groupConversationID } from './protocol/ids'
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
  const state = new SessionState()
  const timelines = new Timelines(clock)
  const conversations = new Conversations(clock)
  const rooms = new Rooms()
  const outgoing = new Outgoing()
  const trace: Trace = { tell: null }
  const stores = { clock, random, trace, emitter, session: state, timelines, conversations, rooms, outgoing }

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
    onOpen: () => session.connectionOpened(),
    onLost: () => {
      session.connectionLost()
      outbox.suspend()
    },
    onMessage: (data) => inbound(data),
    reportThrown,
    onReconnectFailed: () => {
      session.reconnectFailed()
      onError(imError('NETWORK_ERROR', 'The network cannot be reached: the engine keeps trying.'))
    },
    onFatal: (error) => {
      session.drop(error)
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
  const shared = { ...stores, caller }
  const session: Session = new Session({ ...shared, connection, state, getUserSig: options.getUserSig ?? null })

  const recovery = new Recovery(shared)
  const recoveries = new RecoveryQueue({ ...shared, recovery })
  const history = new History({ ...shared, recovery })
  const outbox: Outbox = new Outbox({
    ...shared,
    resend: (message) => sender.send(message),
    onWait: (ms) => connection.want(ms),
  })
  const signals = {
    onGap: (conversationID: string) => recoveries.afterGap(conversationID),
    onUnknown: () => sync.soon(),
  }
  const sender: Sender = new Sender({ ...shared, ...signals, history, outbox })
  const acknowledger = new PushAcknowledger(clock, caller)
  const receive = createReceiver({ ...shared, ...signals, acknowledger })
  const lostRounds = new LostRounds({ ...shared, fill: (conversationID) => recovery.fill(conversationID) })
  const sync: Sync = new Sync({
    ...shared,
    recover: (behind) => recoveries.add(behind),
    peerHasRead: (conversationID, sequence) => service.readByPeer(conversationID, sequence),
  })
  const readReports = new ReadReports(shared)
  const service: ConversationService = new ConversationService({ ...shared, sync, readReports })
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

  state.whenResumed(() => {
    outbox.resume()
    recoveries.resumed()
    readReports.resumed()
    void sync.run()
  })
  rooms.whenLeft((groupID) => outbox.drop(groupConversationID(groupID)))
  state.whenEnded(() => {
    outbox.clear()
    sync.reset()
    recoveries.reset()
    readReports.reset()
    acknowledger.clear()
    lostRounds.reset()
    rooms.clear()
    timelines.clear()
    service.reset()
  })
  connection.netState.subscribe(() => emitter.emit(EVENT.NET_STATE_CHANGE, { state: connection.netState.get() }))

  const makeMessage = messageMaker(stores)
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
    ...shared,
    groups: new Groups(),
    isListCompleted: () => sync.isListCompleted,
    SDKAppID,
    instanceID,
    platform,
    endpoints,
    netState: connection.netState,
    serverTime: () => session.serverTime,
    settings: new Source({}),
    makeMessage,
    pushed,
    unlimitedAVChatRoom: options.unlimitedAVChatRoom ?? false,
  }
  const parts = (options.modules ?? []).map((module) => module.install(context))
  /** The one cast of the instance: the type lists exactly the methods that were installed. */
  return Object.assign(core, absentMethods(), ...parts) as Chat<Modules>
}
