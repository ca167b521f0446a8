import {
  messageKey,
  type CommandName,
  type Commands,
  type RequestInputOf,
  type StoredMessage,
} from '@org/im-sdk/protocol'
import { groupAttributes } from '../../src/store/im/group-attributes'
import { topicID } from '../communities'
import { text } from '../im-client'
import type { Swap } from './callers'
import type { commandRows } from './command-rows'
import type { Actor } from './actor'
import type { World } from './world'

type Requests = {
  readonly [Name in CommandName]: {
    readonly [Label in keyof (typeof commandRows)[Name]['cases']]: (
      world: World,
      actor: Actor,
    ) => RequestInputOf<Commands[Name]> | Promise<RequestInputOf<Commands[Name]>>
  }
}

let made = 0
/** A unique value. */
const fresh = () => `id${(made += 1)}`

const headerOf = ({ server }: World, { userID, client }: Actor) => ({
  SDKType: 10 as const,
  SDKAppID: server.context.config.sdkAppId,
  SDKVersion: '1',
  tinyID: '1',
  // A caller without a credential uses some id.
  userID: userID || 'somebody',
  platform: 3,
  instanceID: client.instanceID,
  traceID: 'trace',
})

/** One-to-one messages by their keys. */
const keyOf = (message: StoredMessage) => ({ peerAccount: message.toAccount, messageKey: messageKey(message) })

const appOf = ({ server }: World) => ({ SDKAppID: server.context.config.sdkAppId })

const conversationsOf = ({ peer }: World, { userID }: Actor) => ({
  fromAccount: userID || 'somebody',
  itemList: [{ type: 1 as const, toAccount: peer.userID }],
})

/** Attributes of the private group, as its newest reader would write them. */
const attributesOf = async ({ groups, server }: World, key: string) => {
  const { mainSequence } = await groupAttributes(server.context.db, groups.secret)
  return { groupID: groups.secret, mainSequence, groupAttributeList: [{ key, value: fresh() }] }
}

/** A name of somebody else's group of conversations is like any other. */
const NEW_GROUPS = {
  foreign: { groupName: 'named as that of a stranger', contactItem: [] },
  absent: { groupName: 'a new one', contactItem: [] },
  otherKind: { groupName: '1', contactItem: [] },
  unstorable: { groupName: 'a\0', contactItem: [] },
}

const foreignPlace = (item: { readonly type: number; readonly toAccount?: string; readonly groupID?: string }) => ({
  type: item.type,
  toAccount: item.toAccount ?? '',
  toGroupID: item.groupID ?? '',
})

/** A valid request for each case of the matrix. */
export const commandRequests: Requests = {
  login: { 'by their access key': () => ({}), 'by their signature': () => ({}) },
  logout: { 'of their own': () => ({}) },
  hello: { 'of their own': () => ({}) },
  ping: { 'as a sign of life': () => ({}) },
  kickOther: { 'of their own': () => ({}) },
  keepAlive: { 'of their own': () => ({}) },
  setAppStatus: { 'of their own': () => ({ state: 'Background' }) },
  setPushToken: { 'of this app': (world) => ({ sdkAppID: appOf(world).SDKAppID, deviceToken: fresh() }) },
  sendC2CMessage: {
    'to whom they know': ({ peer }) => ({ toAccount: peer.userID, ...text('hello') }),
    'to who has blocked them': ({ ids }) => ({ toAccount: ids.blocker, ...text('hello') }),
  },
  sendGroupMessage: {
    'to a private group': ({ groups }) => ({ groupID: groups.secret, ...text('hello') }),
    'to a chat room they are in': ({ groups }) => ({ groupID: groups.hall, ...text('hello') }),
    'to a chat room they are not in': ({ groups }) => ({ groupID: groups.foreignRoom, ...text('hello') }),
    'to the room of notices': () => ({ groupID: 'NOTIFY_ROOM', ...text('hello') }),
  },
  roamC2CMessages: {
    'of a conversation': ({ peer }) => ({ peerAccount: peer.userID, count: 20, messageKey: '2_1_1' }),
  },
  roamGroupMessages: {
    'of a private group': ({ groups }) => ({ groupID: groups.secret, count: 20 }),
    'of a chat room': ({ groups }) => ({ groupID: groups.hall, count: 20 }),
  },
  setC2CRead: { 'of a conversation': ({ peer }) => ({ peerAccount: peer.userID, messageReadSeq: 99 }) },
  setGroupRead: { 'of a private group': ({ groups }) => ({ groupID: groups.secret, messageReadSeq: 99 }) },
  ackPush: { 'of a push': () => ({ sessionDataList: ['1'] }) },
  modifyC2CMessage: {
    'of their own': (_world, { message }) => ({ ...keyOf(message), version: 0, elements: text('changed').msgBody }),
  },
  modifyGroupMessage: {
    'of a member': ({ groups }) => ({
      groupID: groups.secret,
      sequence: 1,
      version: 0,
      elements: text('changed').msgBody,
    }),
  },
  getMessageVersions: {
    'of a conversation': ({ peer }) => ({ peerAccount: peer.userID, sequence: 1 }),
    'of a private group': ({ groups }) => ({ groupID: groups.secret, sequence: 1 }),
  },
  getMessageExtensions: {
    'of a conversation': (_world, { message }) => ({ peerAccount: message.toAccount, messageSequence: 1 }),
    'of a private group': ({ groups }) => ({ groupID: groups.secret, messageSequence: 1 }),
  },
  modifyMessageExtensions: {
    'of a conversation': (_world, { message }) => ({
      peerAccount: message.toAccount,
      messageSequence: 1,
      operateType: 1,
      extensionList: [{ key: fresh(), value: 'v', seq: 0 }],
    }),
    'of a message that is not in a private group': ({ groups }) => ({
      groupID: groups.secret,
      messageSequence: 999,
      operateType: 3,
      extensionList: [],
    }),
  },
  sendReadReceipts: {
    'of their own': (_world, { message }) => ({ peerAccount: message.toAccount, sequenceList: [1] }),
    'of a private group': ({ groups }) => ({ groupID: groups.secret, sequenceList: [999] }),
  },
  getReadReceipts: {
    'of a conversation': (_world, { message }) => ({ peerAccount: message.toAccount, sequenceList: [1] }),
    'of a private group': ({ groups }) => ({ groupID: groups.secret, sequenceList: [1] }),
  },
  getReadReceiptDetail: { 'of a member': ({ groups }) => ({ groupID: groups.secret, sequence: 1 }) },
  revokeC2CMessage: { 'of their own': (_world, { message }) => keyOf(message) },
  revokeGroupMessages: { 'of a member': ({ groups }) => ({ groupID: groups.secret, msgSeqList: [1, 2, 3, 4] }) },
  deleteC2CMessages: {
    'of a conversation': (_world, { message }) => ({
      peerAccount: message.toAccount,
      messageKeyList: [`2_2_${message.time}`],
    }),
  },
  deleteGroupMessages: {
    'of a private group': ({ groups }, { userID }) => ({
      groupID: groups.secret,
      deleter: userID || 'somebody',
      keyList: [2],
    }),
    'of a chat room': ({ groups }, { userID }) => ({
      groupID: groups.hall,
      deleter: userID || 'somebody',
      keyList: [1],
    }),
  },
  deleteSystemNotices: {
    'of their own': (_world, { userID }) => ({
      messageListToDelete: [{ from: '@TIM#SYSTEM', to: userID || 'somebody', messageSeq: 1, messageRandom: 1 }],
    }),
  },
  getGroupNotify: {
    'of a private group': ({ groups }) => ({ groupID: groups.secret }),
    'of a chat room': ({ groups }) => ({ groupID: groups.hall }),
  },
  translateText: {
    'without a provider': (world, { userID }) => ({
      ...appOf(world),
      from: userID || 'somebody',
      sourceTextList: ['gol'],
      target: 'en',
    }),
  },
  syncUnread: { 'since a cookie': (_world, { cookie }) => ({ cookie }) },
  getMessages: {
    'of a conversation': ({ peer }) => ({ peerAccount: peer.userID, sequenceList: [1, 2] }),
    'of a private group': ({ groups }) => ({ groupID: groups.secret, sequenceList: [1] }),
    'of a chat room': ({ groups }) => ({ groupID: groups.hall, sequenceList: [1] }),
  },
  getConversationList: { 'of their own': () => ({}) },
  pinConversations: { 'of their own': (world, actor) => ({ ...conversationsOf(world, actor), operationType: 1 }) },
  markConversations: {
    'of their own': (world, actor) => ({ ...conversationsOf(world, actor), operationType: 1, markType: 1 }),
  },
  setConversationCustomData: {
    'of their own': (world, actor) => ({ ...conversationsOf(world, actor), customData: fresh() }),
  },
  createGroup: {
    'of their own': (_world, { userID }) => ({
      type: 'Public',
      name: 'fans',
      groupID: `of_${userID || 'somebody'}_${fresh()}`,
    }),
  },
  dismissGroup: { 'of their own': ({ ownGroup }, { userID }) => ({ groupID: ownGroup(userID, 'dismissal').groupID }) },
  updateGroupProfile: {
    'of their own': ({ ownGroup }, { userID }) => ({ groupID: ownGroup(userID, 'profile').groupID, name: fresh() }),
  },
  changeGroupOwner: {
    'of their own': ({ ownGroup, peer }, { userID }) => ({
      groupID: ownGroup(userID, 'transfer').groupID,
      newOwnerID: peer.userID,
    }),
  },
  searchGroupByID: { 'of a public group': ({ groups }) => ({ groupIDList: [groups.open] }) },
  getGroupMemberList: { 'of a private group': ({ groups }) => ({ groupID: groups.secret }) },
  getGroupMemberProfile: {
    'of a private group': ({ groups, ids }) => ({ groupID: groups.secret, userIDList: [ids.member] }),
  },
  addGroupMember: {
    'to a group of their own': ({ ownGroup, ids }, { userID }) => ({
      groupID: ownGroup(userID, 'adding').groupID,
      userIDList: [ids.strangersFriend],
    }),
  },
  deleteGroupMember: {
    'from a group of their own': ({ ownGroup, peer }, { userID }) => ({
      groupID: ownGroup(userID, 'removal').groupID,
      userIDList: [peer.userID],
    }),
  },
  setGroupMemberInfo: {
    'in a group of their own': ({ ownGroup, peer }, { userID }) => ({
      groupID: ownGroup(userID, 'info').groupID,
      userID: peer.userID,
      muteTime: 60,
      role: 'Admin',
      nameCard: fresh(),
    }),
  },
  getGroupApplicationList: { 'of their own': (_world, { userID }) => ({ handleAccount: userID }) },
  handleGroupApplication: {
    'to a group of their own': ({ ownGroup }, { userID }) => ({
      ...ownGroup(userID, 'application'),
      handleAction: 'Agree',
    }),
  },
  handleGroupInvitation: {
    'to a group of their own': ({ ownGroup }, { userID }) => {
      const { applicant: invitee, ...application } = ownGroup(userID, 'invitation')
      return { ...application, invitee, handleAction: 'Agree' }
    },
  },
  deleteConversations: {
    'of their own': ({ peer }, { userID }) => ({
      fromAccount: userID || 'somebody',
      conversationList: [{ type: 1, toAccount: peer.userID }],
    }),
  },
  clearHistory: {
    'of their own': ({ peer }, { userID }) => ({
      fromAccount: userID || 'somebody',
      type: 1,
      toAccount: peer.userID,
    }),
  },
  setC2CMute: { 'of users': ({ peer }) => ({ peerAccountList: [peer.userID], muteFlag: 2 }) },
  getC2CMute: { 'of users': ({ peer }) => ({ peerAccountList: [peer.userID] }) },
  setGroupMute: {
    'of a private group': ({ groups }) => ({ groupID: groups.secret, messageRemindType: 'AcceptNotNotify' }),
  },
  deleteAtTips: {
    'of a private group': ({ groups }, { userID }) => ({
      messageListToDelete: [
        { from: 'somebody', to: userID || 'somebody', messageSeq: 1, messageRandom: 1, groupID: groups.secret },
      ],
    }),
  },
  getConversationGroupList: { 'of their own': (_world, { userID }) => ({ fromAccount: userID || 'somebody' }) },
  createConversationGroups: {
    'of their own': (_world, { userID }) => ({
      fromAccount: userID || 'somebody',
      itemList: [{ groupName: fresh(), contactItem: [] }],
    }),
  },
  deleteConversationGroups: {
    'of their own': (_world, { userID }) => ({ fromAccount: userID || 'somebody', groupName: ['work'] }),
  },
  updateConversationGroup: {
    'of their own': (_world, { userID }) => ({
      fromAccount: userID || 'somebody',
      updateGroup: { updateGroupType: 1, oldName: 'home', newName: fresh() },
    }),
  },
  setAllRead: {
    'of their own': ({ groups }) => ({
      readAllC2CMessage: 1,
      groupMessageReadInfoList: [{ groupID: groups.secret, messageSequence: 99 }],
    }),
  },
  joinGroup: {
    'a public group': ({ groups }) => ({ groupID: groups.open }),
    'a private group': ({ groups }) => ({ groupID: groups.secret }),
    'a chat room': ({ groups }) => ({ groupID: groups.lobby }),
  },
  quitGroup: {
    'a private group': ({ groups }) => ({ groupID: groups.club }),
    'a chat room': ({ groups }) => ({ groupID: groups.lobby }),
  },
  getGroupInfo: {
    'of a private group': ({ groups }) => ({ groupIDList: [groups.secret] }),
    'of a public group': ({ groups }) => ({ groupIDList: [groups.open] }),
    'of a chat room': ({ groups }) => ({ groupIDList: [groups.hall] }),
  },
  getJoinedGroupList: { 'of their own': (_world, { userID }) => ({ memberAccount: userID || 'somebody' }) },
  getOnlineMemberCount: {
    'of a private group': ({ groups }) => ({ groupID: groups.secret }),
    'of a chat room': ({ groups }) => ({ groupID: groups.hall }),
  },
  initGroupAttributes: { 'of a private group': (world) => attributesOf(world, 'stadium') },
  setGroupAttributes: { 'of a private group': (world) => attributesOf(world, 'score') },
  modifyGroupAttributes: { 'of a private group': (world) => attributesOf(world, 'score') },
  getGroupAttributes: {
    'of a private group': ({ groups }) => ({ groupID: groups.secret }),
    'of a chat room': ({ groups }) => ({ groupID: groups.hall }),
  },
  deleteGroupAttributes: { 'of a private group': (world) => attributesOf(world, 'score') },
  clearGroupAttributes: { 'of a private group': (world) => attributesOf(world, 'none') },
  updateGroupCounters: {
    'of a private group': ({ groups }) => ({
      groupID: groups.secret,
      mode: 'Increase',
      counterList: [{ key: 'likes', value: 1 }],
    }),
    'of the room of notices': () => ({
      groupID: 'NOTIFY_ROOM',
      mode: 'Increase',
      counterList: [{ key: 'likes', value: 1 }],
    }),
  },
  getGroupCounters: {
    'of a private group': ({ groups }) => ({ groupID: groups.secret }),
    'of a chat room': ({ groups }) => ({ groupID: groups.hall }),
  },
  createTopic: { 'in a community': ({ groups }) => ({ groupID: groups.community, topicName: fresh() }) },
  deleteTopics: { 'in a community': ({ groups }) => ({ groupID: groups.community }) },
  updateTopic: {
    'in a community': ({ groups }) => ({
      groupID: groups.community,
      topicID: topicID(groups.community, 'news'),
      topicName: fresh(),
    }),
  },
  getTopicList: { 'of a community': ({ groups }) => ({ groupID: groups.community }) },
  banRoomMembers: {
    'of a chat room': ({ groups, peer }) => ({ groupID: groups.hall, userIDList: [peer.userID], duration: 60 }),
  },
  unbanRoomMembers: { 'of a chat room': ({ groups, peer }) => ({ groupID: groups.hall, userIDList: [peer.userID] }) },
  markRoomMembers: {
    'of a chat room': ({ groups, peer }) => ({
      groupID: groups.hall,
      userIDList: [peer.userID],
      markType: 1_000,
      operationType: 1,
    }),
  },
  getRoomMemberList: { 'of a chat room': ({ groups }) => ({ groupID: groups.hall }) },
  longPoll: {
    'of a chat room': ({ groups }, { pollKey }) => ({ groupID: groups.hall, key: pollKey, startSeq: 0, holdTime: 0 }),
  },
  getCloudConfig: { 'of this app': appOf },
  getCommercialConfig: { 'of this app': appOf },
  getUploadCredentials: { 'of their own': () => ({}) },
  getUploadUrl: {
    'of their own': () => ({ fileType: 2105, fileName: 'goal.png', fileSize: 9, mimeType: 'image/png' }),
  },
  getVideoCover: {
    'of their own video': (_world, { coverUrl }) => ({ platform: 3, coverName: 'c', requestSnapshotUrl: coverUrl }),
  },
  getDownloadAuthKey: { 'of their own': () => ({}) },
  uploadMergedMessages: {
    'of a conversation': (_world, { message }) => ({ messageList: [message] }),
    'of a private group': ({ groups, ids }, { message }) => ({
      messageList: [{ ...message, toAccount: '', groupID: groups.secret, fromAccount: ids.member }],
    }),
  },
  downloadMergedMessages: { 'by a key they were given': ({ mergedKey }) => ({ downloadKey: mergedKey }) },
  getProfiles: { 'of everybody': ({ peer }, { userID }) => ({ userItem: [userID || peer.userID, peer.userID] }) },
  setProfile: { 'of their own': () => ({ profileItem: [{ tag: 'Tag_Profile_IM_Nick', value: `Fan ${fresh()}` }] }) },
  getBlocklist: { 'of their own': () => ({}) },
  setSelfStatus: { 'of their own': () => ({ customStatus: fresh() }) },
  getUserStatus: { 'of everybody': ({ peer }) => ({ userIDList: [peer.userID] }) },
  subscribeUserStatus: { 'of everybody': ({ peer }) => ({ userIDList: [peer.userID] }) },
  unsubscribeUserStatus: { 'of everybody': ({ peer }) => ({ userIDList: [peer.userID] }) },
  getFriendList: { 'of their own': () => ({}) },
  addFriend: { 'a member': ({ ids }) => ({ toAccount: ids.stranger, addSource: 'AddSource_Type_Web' }) },
  updateFriend: { 'a friend': ({ peer }) => ({ toAccount: peer.userID, remark: fresh() }) },
  deleteFriends: { 'a friend': ({ ids }) => ({ userIDList: [ids.strangersFriend] }) },
  getFriendProfiles: { 'of friends': ({ peer }) => ({ userIDList: [peer.userID] }) },
  checkFriends: { 'of everybody': ({ peer }) => ({ userIDList: [peer.userID] }) },
  getFriendApplications: { 'of their own': () => ({}) },
  respondToFriendApplication: { 'that nobody has sent': ({ ids }) => ({ toAccount: ids.blocker }) },
  deleteFriendApplication: { 'that nobody has sent': ({ ids }) => ({ toAccount: ids.blocker }) },
  readFriendApplications: { 'of their own': () => ({ latestTimeStamp: 1 }) },
  getFriendGroups: { 'of their own': () => ({}) },
  createFriendGroup: { 'of friends': ({ peer }) => ({ groupName: fresh(), userIDList: [peer.userID] }) },
  updateFriendGroup: { 'of their own': ({ peer }) => ({ oldName: 'fans', addUserIDList: [peer.userID] }) },
  deleteFriendGroup: { 'of their own': () => ({ groupName: 'old' }) },
  addToBlocklist: { 'a user': ({ ids }) => ({ userIDList: [ids.stranger] }) },
  deleteFromBlocklist: { 'a user': ({ ids }) => ({ userIDList: [ids.stranger] }) },
  getProfanityList: { 'of their own': () => ({ deviceID: 'd' }) },
  reportEvents: {
    'of their own': (world, actor) => ({
      header: headerOf(world, actor),
      eventList: [
        {
          eventID: fresh(),
          name: 'login',
          level: 6,
          time: 1,
          command: '',
          code: 0,
          costTime: 1,
          count: 1,
        },
      ],
    }),
  },
  reportQuality: {
    'of their own': (world, actor) => ({
      header: headerOf(world, actor),
      recordList: [
        {
          recordID: fresh(),
          startTime: 1,
          duration: 1,
          requestList: [],
          delayUnder1s: 0,
          delay1To3s: 0,
          delayOver3s: 0,
          connectCount: 0,
          connectedCount: 0,
          probeOkCount: 0,
          probeFailCount: 0,
        },
      ],
    }),
  },
}

type Swapped = Readonly<Record<Swap, unknown>>

const COMMUNITY_COMMANDS: ReadonlySet<CommandName> = new Set([
  'createTopic',
  'deleteTopics',
  'updateTopic',
  'getTopicList',
])

/** The value that replaces the member's own in a field. */
export const swappedValues = (world: World, name: CommandName, field: string): Swapped => {
  const { groups, ids, peer, actors, foreignMessage, mergedKey, server } = world
  const { member } = actors
  const user = { foreign: ids.stranger, absent: '999999', otherKind: groups.secret, unstorable: '1\0' }
  const tip = { from: '@TIM#SYSTEM', to: ids.member, messageSeq: 1, messageRandom: 1, groupID: groups.secret }
  const group = { foreign: groups.foreign, absent: 'nothing', otherKind: ids.peer, unstorable: 'a\0' }
  const community = { ...group, foreign: groups.foreignCommunity, absent: '@TGS#_none', otherKind: groups.secret }
  const topic = {
    foreign: topicID(groups.foreignCommunity, 'news'),
    absent: topicID(groups.community, 'none'),
    otherKind: ids.peer,
    unstorable: topicID(groups.community, 'a\0'),
  }
  const app = { foreign: server.context.config.sdkAppId + 1, absent: 7, otherKind: ids.peer, unstorable: '7\0' }
  const header = headerOf(world, member)
  const isApplication = name === 'handleGroupApplication' || name === 'handleGroupInvitation'
  const fields: Readonly<Record<string, Swapped>> = {
    toAccount: user,
    peerAccount: user,
    memberAccount: user,
    userIDList: user,
    userItem: user,
    addUserIDList: user,
    deleteUserIDList: user,
    groupID:
      name === 'createGroup'
        ? { ...group, absent: 'a b', otherKind: 'NOTIFY_ROOM' }
        : COMMUNITY_COMMANDS.has(name)
          ? community
          : name === 'longPoll'
            ? { ...group, foreign: groups.foreignRoom }
            : group,
    groupIDList: group,
    fromAccount: user,
    conversationList: {
      foreign: foreignPlace({ type: 1, toAccount: ids.stranger }),
      absent: foreignPlace({ type: 1, toAccount: '999999' }),
      otherKind: foreignPlace({ type: 2, groupID: ids.peer }),
      unstorable: foreignPlace({ type: 2, groupID: 'a\0' }),
    },
    peerAccountList: user,
    toGroupID: group,
    groupMessageReadInfoList: {
      foreign: { groupID: groups.foreign, messageSequence: 1 },
      absent: { groupID: 'nothing', messageSequence: 1 },
      otherKind: { groupID: ids.peer, messageSequence: 1 },
      unstorable: { groupID: 'a\0', messageSequence: 1 },
    },
    groupName: { foreign: 'of a stranger', absent: 'none', otherKind: ids.peer, unstorable: 'a\0' },
    updateGroup: {
      foreign: { updateGroupType: 1, oldName: 'of a stranger', newName: 'mine' },
      absent: { updateGroupType: 1, oldName: 'none', newName: 'mine' },
      otherKind: { updateGroupType: 1, oldName: ids.peer, newName: 'mine' },
      unstorable: { updateGroupType: 1, oldName: 'a\0', newName: 'mine' },
    },
    itemList:
      name === 'createConversationGroups'
        ? NEW_GROUPS
        : {
            foreign: { type: 1, toAccount: ids.stranger },
            absent: { type: 1, toAccount: '999999' },
            otherKind: { type: 2, groupID: ids.peer },
            unstorable: { type: 2, groupID: 'a\0' },
          },
    topicIDList: topic,
    next: name === 'getTopicList' ? topic : group,
    newOwnerID: user,
    ownerID: user,
    userID: user,
    applicant: user,
    invitee: user,
    handleAccount: user,
    memberList: {
      foreign: { userID: user.foreign },
      absent: { userID: user.absent },
      otherKind: { userID: user.otherKind },
      unstorable: { userID: user.unstorable },
    },
    authentication: {
      foreign: world.ownGroup(ids.peer, 'application').authentication,
      absent: 'k1.a',
      otherKind: ids.peer,
      unstorable: 'k1.a\0',
    },
    messageKey: isApplication
      ? { foreign: 1, absent: 999_999, otherKind: ids.peer, unstorable: '1\0' }
      : { foreign: '1_1_1', absent: '999_9_9', otherKind: ids.peer, unstorable: '1_1_1\0' },
    from: user,
    deleter: user,
    topicID: topic,
    cursor: { foreign: ids.stranger, absent: 'zzz', otherKind: groups.secret, unstorable: 'a\0' },
    messageKeyList: { foreign: '1_1_1', absent: '999_9_9', otherKind: ids.peer, unstorable: '1_1_1\0' },
    sessionDataList: { foreign: '2', absent: 'zz', otherKind: ids.peer, unstorable: 'a\0' },
    cookie: { foreign: peer.cookie, absent: `k1.e30.${'a'.repeat(43)}`, otherKind: peer.pollKey, unstorable: 'a\0' },
    key: { foreign: peer.pollKey, absent: '', otherKind: member.cookie, unstorable: 'a\0' },
    SDKAppID: app,
    sdkAppID: app,
    requestSnapshotUrl: {
      foreign: peer.coverUrl,
      absent: '/uploads/2113/0123456789abcdef/0123456789012345678901.mp4?variant=cover',
      otherKind: 'https://elsewhere.example/cover',
      unstorable: member.coverUrl.replace('/2113/', '/2113\0/'),
    },
    messageListToDelete: {
      foreign: { ...tip, groupID: groups.foreign },
      absent: { ...tip, to: '999999' },
      otherKind: { ...tip, groupID: ids.peer },
      unstorable: { ...tip, groupID: 'a\0' },
    },
    messageList: {
      foreign: foreignMessage,
      absent: { ...member.message, sequence: 999 },
      otherKind: { ...member.message, groupID: ids.peer },
      unstorable: { ...member.message, toAccount: '\0' },
    },
    downloadKey: { foreign: mergedKey, absent: 'a'.repeat(32), otherKind: member.pollKey, unstorable: '\0'.repeat(32) },
    header: {
      foreign: { ...header, userID: ids.peer },
      absent: { ...header, userID: '999999' },
      otherKind: { ...header, SDKAppID: app.foreign },
      unstorable: { ...header, userID: '1\0' },
    },
  }
  const values = fields[field]
  if (values === undefined) throw new Error(`Nobody has said what stands in ${field} of ${name} in place of one's own.`)
  return values
}
