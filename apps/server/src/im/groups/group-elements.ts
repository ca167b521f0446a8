import type { StoredMessage } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { c2cKey, groupKey } from '../../store/im/conversation-id'
import type { GroupRow } from '../../store/im/groups'
import type { NewMessage } from '../../store/im/messages'
import type { Call } from '../handler'

/** The account that sends system notices. Nobody can log in as it or write to it. */
export const SYSTEM_USER = '@TIM#SYSTEM'

export const TIP = {
  joined: 1,
  quit: 2,
  kicked: 3,
  madeAdmin: 4,
  noLongerAdmin: 5,
  profile: 6,
  member: 7,
  topic: 8,
  banned: 10,
  unbanned: 11,
} as const

export const NOTICE = {
  applied: 1,
  approved: 2,
  rejected: 3,
  kicked: 4,
  dismissed: 5,
  invited: 7,
  quit: 8,
  madeAdmin: 9,
  noLongerAdmin: 10,
  remindType: 20,
  banned: 21,
  invitation: 23,
} as const

/** What changed in a group, for its members. Fields without a meaning for the operation are left out. */
export interface Tip {
  readonly operationType: (typeof TIP)[keyof typeof TIP]
  readonly userIDList: readonly string[]
  /** The fields of the profile that changed. */
  readonly newGroupProfile?: object
  readonly memberList?: readonly (Readonly<Record<string, unknown>> & { readonly userID: string })[]
  /** The topic whose profile changed, and the fields that did. */
  readonly topicID?: string
  readonly newTopicProfile?: object
  readonly memberCount: number
}

/** What concerns one user, in its conversation with the system. */
export interface Notice {
  readonly operationType: (typeof NOTICE)[keyof typeof NOTICE]
  readonly handleMessage?: string
  readonly messageRemindType?: string
  /** How many seconds a ban lasts. */
  readonly duration?: number
  /** For managers: what they pass to handle an application. */
  readonly application?: { readonly messageKey: number; readonly authentication: string; readonly applicant: string }
}

/** A tip: a message of the operator in the group, with a sequence. */
export const tipMessage = (call: Call, group: GroupRow, { memberList = [], ...tip }: Tip): NewMessage => ({
  ...common(call, group.type),
  convID: groupKey(group.group_id),
  sender: call.userID,
  body: [
    {
      msgType: 'TIMGroupTipElem',
      msgContent: { ...tip, operatorID: call.userID, groupProfile: profileOf(group), memberList },
    },
  ],
})

/**
 * A notice: a private message of the system, with a sequence in the user's conversation with it. It has the id of the
 * operator, whose name would stay in the conversations of others when the account ends.
 */
export const noticeMessage = (call: Call, group: GroupRow, userID: string, notice: Notice): NewMessage => {
  const { application, ...rest } = notice
  const msgContent = {
    handleMessage: '',
    ...rest,
    ...application,
    operatorID: call.userID,
    groupProfile: profileOf(group),
  }
  const { details, ...sent } = common(call, '')
  return {
    ...sent,
    details: { ...details, nick: '', avatar: '' },
    convID: c2cKey(SYSTEM_USER, userID),
    sender: SYSTEM_USER,
    body: [{ msgType: 'TIMGroupSystemNoticeElem', msgContent }],
  }
}

const profileOf = ({ group_id, type, name, avatar, owner_id }: GroupRow) => ({
  groupID: group_id,
  type,
  name,
  avatar,
  ownerID: owner_id,
})

/** Unique for its sender: the transaction stores it once. */
const common = (
  { im, session: { user } }: Call,
  groupType: string,
): Omit<NewMessage, 'convID' | 'sender' | 'body'> => ({
  random: Math.floor(im.context.random.next() * 2 ** 32),
  clientSequence: Math.floor(im.context.random.next() * 2 ** 32),
  details: {
    groupType,
    priority: 'High',
    clientTime: seconds(im.context.clock),
    cloudCustomData: '',
    nick: user.nick,
    avatar: user.avatar,
    nameCard: '',
    senderLevel: user.level,
    senderRole: '',
  } satisfies Partial<StoredMessage>,
})
