import type { StoredMessage } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { groupKey } from '../../store/im/conversation-id'
import { groupShown } from '../../services/chat/group-notices'
import type { Context } from '../../services/context'
import type { GroupRow } from '../../store/im/groups'
import type { NewMessage } from '../../store/im/messages'
import type { Identity } from '../sessions/identities'

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

/** Who does what a tip tells of. */
type Operator = Pick<Identity, 'userID' | 'nick' | 'avatar' | 'level'>

/** A tip: a message of the operator in the group, with a sequence. Unique for its sender: the transaction stores it once. */
export const tipMessage = (
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  { group, operator }: { readonly group: GroupRow; readonly operator: Operator },
  { memberList = [], ...tip }: Tip,
): NewMessage => ({
  random: Math.floor(random.next() * 2 ** 32),
  clientSequence: Math.floor(random.next() * 2 ** 32),
  details: {
    groupType: group.type,
    priority: 'High',
    clientTime: seconds(clock),
    cloudCustomData: '',
    nick: operator.nick,
    avatar: operator.avatar,
    nameCard: '',
    senderLevel: operator.level,
    senderRole: '',
  } satisfies Partial<StoredMessage>,
  convID: groupKey(group.group_id),
  sender: operator.userID,
  body: [
    {
      msgType: 'TIMGroupTipElem',
      msgContent: { ...tip, operatorID: operator.userID, groupProfile: groupShown(group), memberList },
    },
  ],
})
