import type { StoredMessage } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { c2cKey } from '../../store/im/conversation-id'
import type { GroupRow } from '../../store/im/groups'
import type { NewMessage } from '../../store/im/messages'
import type { Context } from '../context'

/** The account that sends system notices. Nobody can log in as it or write to it. */
export const SYSTEM_USER = '@TIM#SYSTEM'

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

/** What tips and notices say of their group. */
type GroupShown = Pick<GroupRow, 'group_id' | 'type' | 'name' | 'avatar' | 'owner_id'>

export const groupShown = ({ group_id, type, name, avatar, owner_id }: GroupShown) => ({
  groupID: group_id,
  type,
  name,
  avatar,
  ownerID: owner_id,
})

/**
 * A notice: a private message of the system, with a sequence in the user's conversation with it. It has the id of the
 * operator, whose name would stay in the conversations of others when the account ends.
 */
export const noticeMessage = (
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  { group, userID, operatorID }: { readonly group: GroupShown; readonly userID: string; readonly operatorID: string },
  { application, ...rest }: Notice,
): NewMessage => ({
  random: Math.floor(random.next() * 2 ** 32),
  clientSequence: Math.floor(random.next() * 2 ** 32),
  details: {
    groupType: '',
    priority: 'High',
    clientTime: seconds(clock),
    cloudCustomData: '',
    nick: '',
    avatar: '',
    nameCard: '',
    senderLevel: 0,
    senderRole: '',
  } satisfies Partial<StoredMessage>,
  convID: c2cKey(SYSTEM_USER, userID),
  sender: SYSTEM_USER,
  body: [
    {
      msgType: 'TIMGroupSystemNoticeElem',
      msgContent: { handleMessage: '', ...rest, ...application, operatorID, groupProfile: groupShown(group) },
    },
  ],
})
