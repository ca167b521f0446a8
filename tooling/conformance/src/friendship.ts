import { PROFILE_TAGS, TYPES } from '@org/im-sdk/protocol'
import { pushed, type Seen } from './case'
import type { Stage, User } from './stage'

export const addSource = 'AddSource_Type_Web'

export const allow = (
  user: User,
  value: (typeof TYPES)['ALLOW_TYPE_ALLOW_ANY' | 'ALLOW_TYPE_NEED_CONFIRM' | 'ALLOW_TYPE_DENY_ANY'],
) => user.ask('setProfile', { profileItem: [{ tag: PROFILE_TAGS.allowType, value }] })

/** Ann and Bob become friends. */
export const befriend = async ({ ann, bob }: Stage) => {
  await allow(bob, TYPES.ALLOW_TYPE_ALLOW_ANY)
  await ann.ask('addFriend', { toAccount: bob.userID, addSource })
}
export const part = ({ ann, bob }: Stage) => ann.ask('deleteFriends', { userIDList: [bob.userID] })
/** Bob asks Ann to become friends. */
export const apply = async ({ ann, bob }: Stage) => {
  await allow(ann, TYPES.ALLOW_TYPE_NEED_CONFIRM)
  await bob.ask('addFriend', { toAccount: ann.userID, addSource, addWording: 'hello' })
}
export const withdraw = ({ ann, bob }: Stage) => ann.send('deleteFriendApplication', { toAccount: bob.userID })
export const listed = (by: User, kind: string): Seen => pushed(by, 'pushLists', { lists: [{ kind }] })
