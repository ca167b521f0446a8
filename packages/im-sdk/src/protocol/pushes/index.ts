import type { InferOutput } from 'valibot'
import type { storedMessage } from '../schemas/common'
import type { pushSchemas } from '../schemas/pushes'

export type StoredMessage = InferOutput<typeof storedMessage>

export type PushName = keyof typeof pushSchemas
export type PushBodies = { [Name in PushName]: InferOutput<(typeof pushSchemas)[Name]['body']> }

export interface PushRow {
  readonly wire: `push.${string}`
}

/** The pushes. The schema of the same name has the body and the summary. */
export const pushes = {
  pushMessages: { wire: 'push.messages' },
  pushRead: { wire: 'push.read' },
  pushLists: { wire: 'push.lists' },
  pushConversations: { wire: 'push.conversations' },
  pushProfiles: { wire: 'push.profiles' },
  pushUserStatus: { wire: 'push.user_status' },
  pushMessageChanges: { wire: 'push.message_changes' },
  pushGroupAttributes: { wire: 'push.group_attributes' },
  pushTopicNotice: { wire: 'push.topic_notice' },
  pushGroupCounters: { wire: 'push.group_counters' },
  pushMessageExtensions: { wire: 'push.message_extensions' },
  pushKickedOut: { wire: 'push.kicked_out' },
  pushKickOther: { wire: 'push.kick_other' },
  pushOverload: { wire: 'push.overload' },
  pushReconnect: { wire: 'push.reconnect' },
  pushCloudConfig: { wire: 'push.cloud_config' },
  pushCommercialConfig: { wire: 'push.commercial_config' },
} as const satisfies Record<PushName, PushRow>

/** Handles a push. Its body is not validated. */
export type PushHandlers = { readonly [Name in PushName]: (body: PushBodies[Name]) => void }
