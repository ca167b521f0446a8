import type { Chat, ChatOptions } from '../chat'
import { blocklist } from '../blocklist'
import { cloudConfig } from '../config'
import type { Endpoints } from '../connection/hosts'
import { conversationActions } from '../conversation-actions'
import { createChat } from '../create-chat'
import { devices } from '../devices'
import { groups } from '../groups'
import { liveRooms } from '../live-rooms'
import { mentions } from '../mentions'
import { messageActions } from '../message-actions'
import { elements } from '../elements'
import { groupAttributes } from '../group-attributes'
import { groupCounters } from '../group-counters'
import { messageExtensions } from '../message-extensions'
import { friends } from '../friends'
import { moderation } from '../moderation'
import { profiles } from '../profiles'
import { reactions } from '../reactions'
import { reports } from '../reports'
import { imError } from '../protocol/im-error'
import { storage, type ChatStorage } from '../storage'
import { topics } from '../topics'
import { typing } from '../typing'
import { groupMembers } from '../group-members'
import { groupApplications } from '../group-applications'
import { conversationGroups } from '../conversation-groups'
import { readReceipts } from '../read-receipts'
import { userStatus } from '../user-status'
import { uploads } from '../uploads'
import { classic } from './classic'

/** As for `createChat`, with the modules of `compatModules` and without required endpoints. */
export interface CompatOptions extends Partial<Omit<ChatOptions, 'SDKAppID' | 'modules' | 'endpoints'>> {
  SDKAppID: number
  /** Default: the host of the page. */
  endpoints?: Endpoints
}

/**
 * The modules of `create`: every module except `outbox` and `localSearch`. No page that was written for another SDK expects
 * that the messages of every user, also of guests, stay on the device (`localSearch`), or that unsent ones are sent after
 * a reload (`outbox`). To have one of them: `createChat({ …, modules: [...compatModules(), outbox()] })`.
 *
 * @param kept Where conversations and reports are stored. Default: `localStorage`, and nowhere if there is none.
 */
export const compatModules = (kept?: ChatStorage) =>
  [
    blocklist,
    classic,
    cloudConfig,
    conversationActions,
    friends,
    groups,
    liveRooms,
    messageActions,
    messageExtensions,
    groupCounters,
    groupAttributes,
    elements,
    moderation(),
    profiles,
    reactions,
    topics,
    typing,
    groupMembers,
    groupApplications,
    conversationGroups,
    readReceipts,
    userStatus,
    uploads(),
    devices(),
    mentions,
    storage({ in: kept }),
    reports({ in: kept }),
  ] as const

export type CompatChat = Chat<ReturnType<typeof compatModules>>

/**
 * Creates an instance that does by itself what the known web chat SDKs do: it stores the first conversations and groups in
 * `storage`, and reports its health to the server.
 */
export const create = (options: CompatOptions): CompatChat =>
  createChat({
    ...options,
    endpoints: options?.endpoints ?? endpointsOfPage(),
    modules: compatModules(options?.storage),
  })

const endpointsOfPage = (): Endpoints => {
  const origin = globalThis.location?.origin ?? ''
  if (!/^https?:/.test(origin))
    throw imError('PARAMS_INVALID', "Without a page there is no default: pass `endpoints: { default: 'wss://…' }`.")
  return { default: origin.replace(/^http/, 'ws') }
}
