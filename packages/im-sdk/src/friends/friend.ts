import type { Reply } from '../rpc/caller'
import { filled } from '../store/media-payloads'
import type { Friend } from '../store/friend'
import type { Profile } from '../store/profiles'

export type FriendItem = Reply<'getFriendList'>['friendItem'][number]

const ITEM: Omit<Friend, 'profile'> = {
  userID: '',
  remark: '',
  groupList: [''],
  source: '',
  wording: '',
  addTime: 0,
  timestamp: 0,
  friendCustomField: [{ key: '', value: '' }],
}

/** A friend with every field, whatever arrived. */
export const toFriend = (item: FriendItem, profile: Profile | null): Friend => ({
  ...(filled(ITEM, item) as typeof ITEM),
  profile,
})
