import { pushed, type Seen } from './case'
import type { Like } from './like'
import type { Stage, User } from './stage'

/** What a notice says. */
export const NOTICE = {
  approved: 2,
  kicked: 4,
  dismissed: 5,
  invited: 7,
  quit: 8,
  madeAdmin: 9,
  noLongerAdmin: 10,
  remindType: 20,
  banned: 21,
} as const

/** A tip in the group. */
export const tipped = (by: User, groupID: string, msgContent: { readonly [field: string]: Like }): Seen =>
  pushed(by, 'pushMessages', { messageList: [{ groupID, msgBody: [{ msgType: 'TIMGroupTipElem', msgContent }] }] })

/** A notice of the system to one user. */
export const noticed = (by: User, groupID: string, operationType: number): Seen => {
  const msgContent = { operationType, groupProfile: { groupID } }
  return pushed(by, 'pushMessages', {
    messageList: [{ groupID: '', msgBody: [{ msgType: 'TIMGroupSystemNoticeElem', msgContent }] }],
  })
}

/** The same on several devices. */
export const noticedBy = (devices: readonly User[], groupID: string, operationType: number): Seen[] =>
  devices.map((by) => noticed(by, groupID, operationType))

/** A notice about topics to several devices. */
export const toldOfTopics = (
  devices: readonly User[],
  like: { readonly groupID: string; readonly operationType: 17 | 18 | 20; readonly topicIDList: readonly string[] },
): Seen[] => devices.map((by) => pushed(by, 'pushTopicNotice', like))

/** A group that is not there, and a user who is not in it. */
export const outside = async (
  stage: Stage,
): Promise<
  readonly [readonly [{ groupID: string }, 'GROUP_NOT_FOUND'], readonly [object, 'GROUP_PERMISSION_DENY', User]]
> => [
  [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
  [{}, 'GROUP_PERMISSION_DENY', await stage.enter(stage.cyd)],
]
