import type { GroupMemberRole, MessageRemindType } from '../protocol/constants'
import type { Reply } from '../rpc/caller'
import type { CustomField } from '../store/group'

export interface GroupMember {
  readonly userID: string
  readonly nick: string
  readonly avatar: string
  readonly role: GroupMemberRole
  /** Epoch seconds, like the other times. */
  readonly joinTime: number
  /** 0 if the member has written none of the newest thousand messages. */
  readonly lastSendMsgTime: number
  readonly nameCard: string
  /** 0 if the member is not muted. */
  readonly muteUntil: number
  readonly memberCustomField: readonly CustomField[]
  /** What the member has chosen for the messages of the group. */
  readonly messageRemindType: MessageRemindType
  /** In a chat room or community: the marks by `markGroupMemberList`. */
  readonly markList?: readonly number[]
}

type Info = Reply<'getGroupMemberList'>['members'][number]

export const toMember = ({ muteTime, ...info }: Info): GroupMember => ({ ...info, muteUntil: muteTime })

/** A broken reply may contain anything. */
export const membersOf = (members: readonly Info[]): readonly GroupMember[] =>
  members.filter((member) => typeof member?.userID === 'string').map(toMember)
