import { type CommandName, type Commands, type RequestInputOf } from '@org/im-sdk/protocol'
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
    ) => RequestInputOf<Commands[Name]>
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

const appOf = ({ server }: World) => ({ SDKAppID: server.context.config.sdkAppId })

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
  syncUnread: { 'since a cookie': (_world, { cookie }) => ({ cookie }) },
  getMessages: {
    'of a conversation': ({ peer }) => ({ peerAccount: peer.userID, sequenceList: [1, 2] }),
    'of a private group': ({ groups }) => ({ groupID: groups.secret, sequenceList: [1] }),
    'of a chat room': ({ groups }) => ({ groupID: groups.hall, sequenceList: [1] }),
  },
  getConversationList: { 'of their own': () => ({}) },
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
  getTopicList: { 'of a community': ({ groups }) => ({ groupID: groups.community }) },
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

/** The value that replaces the member's own in a field. */
export const swappedValues = (world: World, name: CommandName, field: string): Swapped => {
  const { groups, ids, peer, actors, foreignMessage, mergedKey, server } = world
  const { member } = actors
  const user = { foreign: ids.stranger, absent: '999999', otherKind: groups.secret, unstorable: '1\0' }
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
  const fields: Readonly<Record<string, Swapped>> = {
    toAccount: user,
    peerAccount: user,
    memberAccount: user,
    groupID:
      name === 'getTopicList' ? community : name === 'longPoll' ? { ...group, foreign: groups.foreignRoom } : group,
    groupIDList: group,
    topicIDList: topic,
    next: name === 'getTopicList' ? topic : group,
    messageKey: { foreign: '1_1_1', absent: '999_9_9', otherKind: ids.peer, unstorable: '1_1_1\0' },
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
