import type { Chat, ChatOptions } from '../chat'
import { blocklist } from '../blocklist'
import { cloudConfig } from '../config'
import type { Endpoints } from '../connection/hosts'
import { conversationActions } from '../conversation-actions'
import { createChat } from '../create-chat'
import { groups } from '../groups'
import { liveRooms } from '../live-rooms'
import { messageActions } from '../message-actions'
import { elements } from '../elements'
import { groupAttributes } from '../group-attributes'
import { groupCounters } from '../group-counters'
import { messageExtensions } from '../message-extensions'
import { friends } from '../friends'
import { moderation } from '../moderation'
import { profiles } from '../profiles'
import { reactions } from '../reactions'
import { imError } from '../protocol/im-error'
import { topics } from '../topics'
import { typing } from '../typing'
import { groupMembers } from '../group-members'
import { groupApplications } from '../group-applications'
import { conversationGroups } from '../conversation-groups'
import { readReceipts } from '../read-receipts'
import { userStatus } from '../user-status'
import { uploads } from '../uploads'
import { classic } from './classic'

/** As for `createChat`, with every module and without required endpoints. */
export interface CompatOptions extends Partial<Omit<ChatOptions, 'SDKAppID' | 'modules' | 'endpoints'>> {
  SDKAppID: number
  /** Default: the host of the page. */
  endpoints?: Endpoints
}

const modules = () =>
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
  ] as const

export type CompatChat = Chat<ReturnType<typeof modules>>

/** Creates an instance with all modules, as the known web chat SDKs do. */
export const create = (options: CompatOptions): CompatChat =>
  createChat({ ...options, endpoints: options?.endpoints ?? endpointsOfPage(), modules: modules() })

const endpointsOfPage = (): Endpoints => {
  const origin = globalThis.location?.origin ?? ''
  if (!/^https?:/.test(origin))
    throw imError('PARAMS_INVALID', "Without a page there is no default: pass `endpoints: { default: 'wss://…' }`.")
  return { default: origin.replace(/^http/, 'ws') }
}
