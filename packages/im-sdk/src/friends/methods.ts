import type { Result } from '../result'
import type { TYPES } from '../protocol/constants'
import type { UserFailure } from '../rpc/item-results'
import type { Friend, FriendApplicationData, FriendGroup } from '../store/friend'
import type { CustomField } from '../store/profiles'

type Users = { readonly userIDList: readonly string[] }
type AddType = typeof TYPES.SNS_ADD_TYPE_SINGLE | typeof TYPES.SNS_ADD_TYPE_BOTH
type DeleteType = typeof TYPES.SNS_DELETE_TYPE_SINGLE | typeof TYPES.SNS_DELETE_TYPE_BOTH
type CheckType = typeof TYPES.SNS_CHECK_TYPE_SINGLE | typeof TYPES.SNS_CHECK_TYPE_BOTH
type Agreement = typeof TYPES.SNS_APPLICATION_AGREE | typeof TYPES.SNS_APPLICATION_AGREE_AND_ADD
type ApplicationType = typeof TYPES.SNS_APPLICATION_SENT_TO_ME | typeof TYPES.SNS_APPLICATION_SENT_BY_ME

export interface AddFriendOptions {
  readonly to: string
  /** `AddSource_Type_` and a keyword of at most 8 characters. */
  readonly source: string
  readonly wording?: string
  /** Default: both. */
  readonly type?: AddType
  /** At most 96 characters. */
  readonly remark?: string
  /** A friend group, which is created if need be. */
  readonly groupName?: string
}

export interface AddFriendData {
  readonly userID: string
  /** 0: a friend now. 30539: the user must agree first; `message` says so. */
  readonly code: number
  readonly message: string
}

export interface CheckedFriend {
  readonly userID: string
  readonly code: number
  /** A is the caller, B the other user. */
  readonly relation:
    | typeof TYPES.SNS_TYPE_NO_RELATION
    | typeof TYPES.SNS_TYPE_A_WITH_B
    | typeof TYPES.SNS_TYPE_B_WITH_A
    | typeof TYPES.SNS_TYPE_BOTH_WAY
}

export interface FriendGroupData {
  readonly friendGroup: FriendGroup
  readonly failureUserIDList: readonly UserFailure[]
}

export interface FriendMethods {
  getFriendList(): Promise<Result<readonly Friend[]>>
  /**
   * Resolves also if the user must agree first: then `code` is 30539. Rejects with ALREADY_MY_FRIEND, PROFANITY_FOUND
   * for the wording, or the server's reason, such as FRIEND_ADD_DENIED or FRIEND_IN_PEER_BLACKLIST.
   */
  addFriend(options: AddFriendOptions): Promise<Result<AddFriendData>>
  /** The first 1,000 users of the list, by default on both sides. Who is no friend is in `failureUserIDList`. */
  deleteFriend(options: Users & { readonly type?: DeleteType }): Promise<
    Result<{
      readonly successUserIDList: readonly { readonly userID: string }[]
      readonly failureUserIDList: readonly UserFailure[]
    }>
  >
  /** Who is a friend of whom. `single` looks at the own list only. Default: both. */
  checkFriend(options: Users & { readonly type?: CheckType }): Promise<
    Result<{
      readonly successUserIDList: readonly CheckedFriend[]
      readonly failureUserIDList: readonly UserFailure[]
    }>
  >
  /** At most 100 users, with profiles that are at most 180 s old. */
  getFriendProfile(
    options: Users,
  ): Promise<Result<{ readonly friendList: readonly Friend[]; readonly failureUserIDList: readonly UserFailure[] }>>
  /** Changes the remark or own fields (`Tag_SNS_Custom…`) of a friend. Rejects with NOT_MY_FRIEND. */
  updateFriend(options: {
    readonly userID: string
    readonly remark?: string
    readonly friendCustomField?: readonly CustomField[]
  }): Promise<Result<Friend>>
  /** Applications without an answer, sent to the user and by the user. */
  getFriendApplicationList(): Promise<Result<FriendApplicationData>>
  /** Adds the sender too unless `type` is `SNS_APPLICATION_AGREE`. Rejects with FRIEND_APPLICATION_NOT_EXIST. */
  acceptFriendApplication(options: {
    readonly userID: string
    readonly remark?: string
    readonly type?: Agreement
  }): Promise<Result<undefined>>
  refuseFriendApplication(options: { readonly userID: string }): Promise<Result<undefined>>
  /** Removes an application from the own list only. Default: one that was sent to the user. */
  deleteFriendApplication(options: {
    readonly userID: string
    readonly type?: ApplicationType
  }): Promise<Result<undefined>>
  /** Sets the unread count to 0, on all devices. */
  setFriendApplicationRead(): Promise<Result<undefined>>
  getFriendGroupList(): Promise<Result<readonly FriendGroup[]>>
  /** Rejects with FRIEND_GROUP_EXISTED. */
  createFriendGroup(options: Users & { readonly name: string }): Promise<Result<FriendGroupData>>
  /** Its friends stay friends. Rejects with FRIEND_GROUP_NOT_EXIST, as the following. */
  deleteFriendGroup(options: { readonly name: string }): Promise<Result<FriendGroup>>
  addToFriendGroup(options: Users & { readonly name: string }): Promise<Result<FriendGroupData>>
  removeFromFriendGroup(options: Users & { readonly name: string }): Promise<Result<FriendGroupData>>
  /** Rejects with FRIEND_GROUP_EXISTED if there is a group of the new name. */
  renameFriendGroup(options: { readonly oldName: string; readonly newName: string }): Promise<Result<FriendGroup>>
}
