import type { StoredMessage } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { groupKey } from '../../store/im/conversation-id'
import { groupShown } from '../../services/chat/group-notices'
import type { GroupRow } from '../../store/im/groups'
import type { NewMessage } from '../../store/im/messages'
import type { Call } from '../handler'

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

/** A tip: a message of the operator in the group, with a sequence. Unique for its sender: the transaction stores it once. */
export const tipMessage = (
  { im, userID, session: { user } }: Call,
  group: GroupRow,
  { memberList = [], ...tip }: Tip,
): NewMessage => ({
  random: Math.floor(im.context.random.next() * 2 ** 32),
  clientSequence: Math.floor(im.context.random.next() * 2 ** 32),
  details: {
    groupType: group.type,
    priority: 'High',
    clientTime: seconds(im.context.clock),
    cloudCustomData: '',
    nick: user.nick,
    avatar: user.avatar,
    nameCard: '',
    senderLevel: user.level,
    senderRole: '',
  } satisfies Partial<StoredMessage>,
  convID: groupKey(group.group_id),
  sender: userID,
  body: [
    {
      msgType: 'TIMGroupTipElem',
      msgContent: { ...tip, operatorID: userID, groupProfile: groupShown(group), memberList },
    },
  ],
})
