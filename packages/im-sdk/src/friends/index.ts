export type { Friend, FriendApplication, FriendApplicationData, FriendGroup } from '../store/friend'
export { friends } from './friends'
export type { AddFriendData, AddFriendOptions, CheckedFriend, FriendGroupData, FriendMethods } from './methods'
