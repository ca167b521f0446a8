import type { ChatOptions } from './chat'
import type { ChatStores } from './chat-stores'
import { uint32 } from './clock/random'
import { browserWakeSignals } from './clock/wake-signals'
import { Connection } from './connection/connection'
import type { HeartbeatOptions } from './connection/heartbeat'
import { hostCycle } from './connection/hosts'
import { socketURL } from './connection/socket-url'
import { webSocketTransport } from './connection/transport'
import { EVENT } from './events'
import { isPurchased } from './protocol/abilities'
import { asImError, imError } from './protocol/im-error'
import { PROTOCOL } from './protocol/limits'
import { Caller } from './rpc/caller'
import type { Codec } from './rpc/codec'
import { jsonCodec } from './rpc/codec-json'
import { createInbound } from './rpc/inbound'
import type { Session } from './session/session'

export interface ChatLineContext {
  readonly options: ChatOptions
  readonly stores: ChatStores
  readonly instanceID: string
  readonly platform: number
  /** Installed after the line, which is silent before a login. */
  readonly mine: () => Session
}

/** The connection of an instance with the caller of commands over it: each uses the other. */
export const createLine = (context: ChatLineContext) => {
  const { options, stores, instanceID, platform, mine } = context
  const { SDKAppID, codec = jsonCodec } = options
  const { session, emitter, pushes } = stores
  /** For errors that no call rejects with. */
  const onError = (thrown: unknown) => {
    const { code, errorName, message } = asImError(thrown)
    emitter.emit(EVENT.ERROR, { code, errorName, message })
  }
  const connection: Connection = new Connection({
    ...stores,
    transport: options.transport ?? webSocketTransport(),
    wakeSignals: options.wakeSignals ?? browserWakeSignals,
    urlOf: urlsOf(context, codec),
    onOpen: () => mine().connectionOpened(),
    onLost: () => mine().connectionLost(),
    onMessage: (data) => inbound(data),
    reportThrown: emitter.reportThrown,
    onReconnectFailed: () => {
      mine().reconnectFailed()
      onError(imError('NETWORK_ERROR', `${connection.address} cannot be reached: the engine keeps trying.`))
    },
    onFatal: (error) => {
      mine().drop(error)
      onError(error)
    },
    ping: () => pingOver(caller),
  })
  const caller: Caller = new Caller({
    ...stores,
    codec,
    send: (data) => connection.send(data),
    isLoggedIn: () => session.me.get().phase === 'in',
    hasAbility: (ability) => isPurchased(session.purchaseBits, ability),
    onExpired: () => mine().expired(),
    head: () => ({
      ver: PROTOCOL.version,
      sdkversion: PROTOCOL.version,
      platform,
      sdkappid: SDKAppID,
      contenttype: 'json',
      identifier: session.me.get().userID,
      instanceid: instanceID,
      sdkability: PROTOCOL.abilityFlags,
      ...mine().credential,
    }),
  })
  const inbound = createInbound({ codec, caller, onError, pushes, userID: () => session.me.get().userID })
  return { connection, caller }
}

/** The URL of each attempt to connect. */
const urlsOf = ({ options, stores, instanceID, platform }: ChatLineContext, codec: Codec) => {
  const { SDKAppID, endpoints, gzip = false, miniGame = false } = options
  const hostOf = hostCycle(endpoints, platform)
  return (host: number): string => {
    codec.check?.()
    return socketURL(hostOf(host), {
      SDKAppID,
      instanceID,
      random: uint32(stores.random),
      platform,
      host: globalThis.location?.host ?? '',
      path: codec.path,
      gzip: gzip && codec.unpacksGzip,
      miniGame,
    })
  }
}

const pingOver = async (caller: Caller): ReturnType<HeartbeatOptions['ping']> => {
  try {
    await caller.call('ping', {})
    return 'alive'
  } catch (thrown) {
    const { errorName } = asImError(thrown)
    if (errorName === 'PING_FATAL') return 'fatal'
    return errorName === 'NETWORK_TIMEOUT' ? 'lost' : 'alive'
  }
}
