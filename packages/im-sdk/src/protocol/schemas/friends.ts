import * as v from 'valibot'
import { TYPES } from '../constants'
import { FRIEND_LIMITS } from '../limits'
import { characters, empty, seconds, sequence, userID } from './common'
import { customField } from './people-shapes'
import { resultItem } from './shapes'

const remark = characters(FRIEND_LIMITS.remarkLength)
const groupName = v.pipe(characters(FRIEND_LIMITS.groupNameLength), v.minLength(1))
const users = (most: number) => v.pipe(v.array(userID), v.maxLength(most))
const someUsers = (most: number) => v.pipe(v.array(userID), v.minLength(1), v.maxLength(most))
const singleOrBoth = <const Single extends string, const Both extends string>(single: Single, both: Both) =>
  v.optional(v.picklist([single, both]), both)

const friendItem = v.object({
  userID: v.string(),
  remark: v.string(),
  groupList: v.array(v.string()),
  source: v.string(),
  wording: v.string(),
  addTime: seconds,
  /** When the entry was changed last. */
  timestamp: seconds,
  friendCustomField: v.array(v.object({ key: v.string(), value: v.string() })),
})

/** Pages of one version of the list: `standardSequence` of the first page is that of the others, or begin again. */
export const getFriendList = {
  summary: 'The friends that changed since a version of the list, page by page.',
  request: v.object({
    startIndex: v.optional(sequence, 0),
    /** The version that the client has, of the entries and of their own fields; 0 for the whole list. */
    standardSequence: v.optional(sequence, 0),
    customSequence: v.optional(sequence, 0),
  }),
  reply: v.object({
    friendItem: v.array(friendItem),
    /** Friends no longer. */
    deletedUserIDList: v.array(v.string()),
    /** Of the next page; 0 on the last page. */
    startIndex: sequence,
    standardSequence: sequence,
    customSequence: sequence,
  }),
}

export const addFriend = {
  summary: 'Adds a user as a friend, or asks the user to agree: then the result is 30539.',
  request: v.object({
    toAccount: userID,
    addType: singleOrBoth(TYPES.SNS_ADD_TYPE_SINGLE, TYPES.SNS_ADD_TYPE_BOTH),
    remark: v.optional(remark, ''),
    groupName: v.optional(v.union([v.literal(''), groupName]), ''),
    addSource: characters(FRIEND_LIMITS.sourceLength),
    addWording: v.optional(characters(FRIEND_LIMITS.wordingLength), ''),
  }),
  reply: v.object({ resultItem: v.array(resultItem) }),
}

export const updateFriend = {
  summary: 'Changes the remark or own fields of a friend.',
  request: v.object({
    toAccount: userID,
    remark: v.optional(remark),
    friendCustomField: v.optional(
      v.pipe(v.array(customField('Tag_SNS_Custom')), v.maxLength(FRIEND_LIMITS.customFields)),
      [],
    ),
  }),
  reply: empty,
}

export const deleteFriends = {
  summary: 'Ends friendships, on one side or on both.',
  request: v.object({
    userIDList: someUsers(FRIEND_LIMITS.deleteMax),
    deleteType: singleOrBoth(TYPES.SNS_DELETE_TYPE_SINGLE, TYPES.SNS_DELETE_TYPE_BOTH),
  }),
  reply: v.object({ resultItem: v.array(resultItem) }),
}

export const getFriendProfiles = {
  summary: 'Some friends of the user.',
  request: v.object({ userIDList: someUsers(FRIEND_LIMITS.profilesMax) }),
  reply: v.object({ friendItem: v.array(friendItem), resultItem: v.array(resultItem) }),
}

export const checkFriends = {
  summary: 'Who is a friend of whom.',
  request: v.object({
    userIDList: someUsers(FRIEND_LIMITS.checkMax),
    checkType: singleOrBoth(TYPES.SNS_CHECK_TYPE_SINGLE, TYPES.SNS_CHECK_TYPE_BOTH),
  }),
  reply: v.object({
    checkItem: v.array(
      v.object({
        userID: v.string(),
        resultCode: v.number(),
        resultInfo: v.string(),
        /** A is the caller, B the other user. */
        relation: v.picklist([
          TYPES.SNS_TYPE_NO_RELATION,
          TYPES.SNS_TYPE_A_WITH_B,
          TYPES.SNS_TYPE_B_WITH_A,
          TYPES.SNS_TYPE_BOTH_WAY,
        ]),
      }),
    ),
  }),
}

const applicationType = v.picklist([TYPES.SNS_APPLICATION_SENT_TO_ME, TYPES.SNS_APPLICATION_SENT_BY_ME])

/** Pages of one version of the list: `currentSequence` of the first page is `lastSequence` of the others. */
export const getFriendApplications = {
  summary: 'Friend applications that have no answer yet, the latest first.',
  request: v.object({
    applicationType: v.optional(
      v.picklist([TYPES.SNS_APPLICATION_TYPE_BOTH, TYPES.SNS_APPLICATION_SENT_TO_ME, TYPES.SNS_APPLICATION_SENT_BY_ME]),
      TYPES.SNS_APPLICATION_TYPE_BOTH,
    ),
    /** Only those from this time on. */
    startTime: v.optional(seconds, 0),
    startIndex: v.optional(sequence, 0),
    maxLimited: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FRIEND_LIMITS.applicationPage)),
      FRIEND_LIMITS.applicationPage,
    ),
    /** The version of the pages before; 0 for the first. */
    lastSequence: v.optional(sequence, 0),
  }),
  reply: v.object({
    applicationItem: v.array(
      v.object({
        userID: v.string(),
        nick: v.string(),
        avatar: v.string(),
        time: seconds,
        source: v.string(),
        wording: v.string(),
        type: applicationType,
      }),
    ),
    /** Of the next page; 0 on the last page. */
    startIndex: sequence,
    /** How many applications to the user are new since the last report of reading. */
    unreadCount: sequence,
    currentSequence: sequence,
  }),
}

export const respondToFriendApplication = {
  summary: 'Agrees to a friend application, adds its sender too, or refuses it.',
  request: v.object({
    toAccount: userID,
    responseAction: v.optional(
      v.picklist([TYPES.SNS_APPLICATION_AGREE, TYPES.SNS_APPLICATION_AGREE_AND_ADD, 'Response_Action_Reject']),
      TYPES.SNS_APPLICATION_AGREE_AND_ADD,
    ),
    remark: v.optional(remark, ''),
  }),
  reply: empty,
}

export const deleteFriendApplication = {
  summary: 'Removes an application from the list of the user.',
  request: v.object({
    toAccount: userID,
    applicationType: v.optional(applicationType, TYPES.SNS_APPLICATION_SENT_TO_ME),
  }),
  reply: empty,
}

export const readFriendApplications = {
  summary: 'Reports that the user has seen the applications up to a time.',
  request: v.object({ latestTimeStamp: seconds }),
  reply: empty,
}

const friendGroup = v.object({ name: v.string(), userIDList: v.array(v.string()), count: sequence })

export const getFriendGroups = {
  summary: 'All friend groups of the user with their friends.',
  request: empty,
  reply: v.object({ friendGroupItem: v.array(friendGroup), currentSequence: sequence }),
}

export const createFriendGroup = {
  summary: 'Creates a friend group of some friends.',
  request: v.object({ groupName, userIDList: users(FRIEND_LIMITS.groupChangeMax) }),
  /** Who is in no group because the user is no friend. */
  reply: v.object({ friendGroup, failureItem: v.array(resultItem) }),
}

export const updateFriendGroup = {
  summary: 'Renames a friend group, or adds and removes friends.',
  request: v.object({
    oldName: groupName,
    newName: v.optional(v.union([v.literal(''), groupName]), ''),
    addUserIDList: v.optional(users(FRIEND_LIMITS.groupChangeMax), []),
    deleteUserIDList: v.optional(users(FRIEND_LIMITS.groupChangeMax), []),
  }),
  /** Who is in no group because the user is no friend. */
  reply: v.object({ friendGroup, failureItem: v.array(resultItem) }),
}

export const deleteFriendGroup = {
  summary: 'Deletes a friend group; its friends stay friends.',
  request: v.object({ groupName }),
  reply: v.object({ friendGroup }),
}
