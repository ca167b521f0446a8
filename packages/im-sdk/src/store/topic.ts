import type { MessageRemindType } from '../protocol/constants'
import type { LastMessage } from './conversation'

/** A message mentions the user or everyone with `@`. Rule: IM-37. */
export interface GroupAtInfo {
  readonly from: string
  readonly groupID: string
  readonly topicID: string
  readonly atTypeArray: readonly number[]
  readonly sequence: number
  readonly random: number
}

export interface TopicLastMessage extends LastMessage {
  /** Counts the changes of the message. */
  readonly version: number
  readonly isRevoked: boolean
  /** Empty unless it is revoked. */
  readonly revoker: string
}

/** A topic of a community. Rule: IM-35. */
export interface Topic {
  /** `<community>@TOPIC#_<name>`. */
  readonly topicID: string
  readonly topicName: string
  readonly avatar: string
  readonly introduction: string
  readonly notification: string
  readonly customData: string
  readonly unreadCount: number
  readonly muteAllMembers: boolean
  readonly groupAtInfoList: readonly GroupAtInfo[]
  readonly nextMessageSeq: number
  readonly lastMessage: TopicLastMessage | null
  readonly selfInfo: TopicSelfInfo
}

/** The user's own data in a topic. */
export interface TopicSelfInfo {
  /** The user is muted until then, in epoch seconds. */
  readonly muteTime: number
  readonly readedSequence: number
  readonly messageRemindType: MessageRemindType
}
