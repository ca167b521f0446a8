import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { FakeClock, FakeServer, inTime, seededRandom } from '../testing'
import sdk, { create, EVENT, TYPES, VERSION, type CompatChat } from './index'

/** The methods that documented web chat SDKs of version 2 have. */
const KNOWN_METHODS = [
  'login',
  'logout',
  'destroy',
  'on',
  'once',
  'off',
  'registerPlugin',
  'setLogLevel',
  'callExperimentalAPI',
  'createTextMessage',
  'createTextAtMessage',
  'createImageMessage',
  'createAudioMessage',
  'createVideoMessage',
  'createCustomMessage',
  'createFaceMessage',
  'createFileMessage',
  'createLocationMessage',
  'createMergerMessage',
  'createForwardMessage',
  'downloadMergerMessage',
  'sendMessage',
  'resendMessage',
  'revokeMessage',
  'deleteMessage',
  'modifyMessage',
  'translateText',
  'setMessageExtensions',
  'getMessageExtensions',
  'deleteMessageExtensions',
  'getMessageList',
  'getMessageListHopping',
  'findMessage',
  'setMessageRead',
  'setAllMessageRead',
  'sendMessageReadReceipt',
  'getMessageReadReceiptList',
  'getGroupMessageReadMemberList',
  'getTotalUnreadMessageCount',
  'getConversationList',
  'getConversationProfile',
  'deleteConversation',
  'clearHistoryMessage',
  'pinConversation',
  'setMessageRemindType',
  'setConversationCustomData',
  'markConversation',
  'getConversationGroupList',
  'createConversationGroup',
  'deleteConversationGroup',
  'renameConversationGroup',
  'addConversationsToGroup',
  'deleteConversationsFromGroup',
  'getMyProfile',
  'getUserProfile',
  'updateMyProfile',
  'getBlacklist',
  'addToBlacklist',
  'removeFromBlacklist',
  'setSelfStatus',
  'getUserStatus',
  'subscribeUserStatus',
  'unsubscribeUserStatus',
  'getFriendList',
  'addFriend',
  'deleteFriend',
  'checkFriend',
  'getFriendProfile',
  'updateFriend',
  'getFriendApplicationList',
  'acceptFriendApplication',
  'refuseFriendApplication',
  'deleteFriendApplication',
  'setFriendApplicationRead',
  'getFriendGroupList',
  'createFriendGroup',
  'deleteFriendGroup',
  'addToFriendGroup',
  'removeFromFriendGroup',
  'renameFriendGroup',
  'getGroupList',
  'getGroupProfile',
  'createGroup',
  'dismissGroup',
  'updateGroupProfile',
  'joinGroup',
  'quitGroup',
  'searchGroupByID',
  'getGroupOnlineMemberCount',
  'changeGroupOwner',
  'getGroupApplicationList',
  'handleGroupApplication',
  'initGroupAttributes',
  'setGroupAttributes',
  'deleteGroupAttributes',
  'getGroupAttributes',
  'setGroupCounters',
  'increaseGroupCounter',
  'decreaseGroupCounter',
  'getGroupCounters',
  'getGroupMemberList',
  'getGroupMemberProfile',
  'addGroupMember',
  'deleteGroupMember',
  'setGroupMemberMuteTime',
  'setGroupMemberRole',
  'setGroupMemberNameCard',
  'setGroupMemberCustomField',
  'markGroupMemberList',
  'getJoinedCommunityList',
  'createTopicInCommunity',
  'deleteTopicFromCommunity',
  'updateTopicProfile',
  'getTopicList',
] as const

/** Their events. */
const KNOWN_EVENTS = {
  SDK_READY: 'sdkStateReady',
  SDK_NOT_READY: 'sdkStateNotReady',
  SDK_DESTROY: 'sdkDestroy',
  MESSAGE_RECEIVED: 'onMessageReceived',
  MESSAGE_MODIFIED: 'onMessageModified',
  MESSAGE_REVOKED: 'onMessageRevoked',
  MESSAGE_READ_BY_PEER: 'onMessageReadByPeer',
  MESSAGE_READ_RECEIPT_RECEIVED: 'onMessageReadReceiptReceived',
  MESSAGE_EXTENSIONS_UPDATED: 'onMessageExtensionsUpdated',
  MESSAGE_EXTENSIONS_DELETED: 'onMessageExtensionsDeleted',
  CONVERSATION_LIST_UPDATED: 'onConversationListUpdated',
  TOTAL_UNREAD_MESSAGE_COUNT_UPDATED: 'onTotalUnreadMessageCountUpdated',
  CONVERSATION_GROUP_LIST_UPDATED: 'onConversationGroupListUpdated',
  CONVERSATION_IN_GROUP_UPDATED: 'onConversationInGroupUpdated',
  GROUP_LIST_UPDATED: 'onGroupListUpdated',
  GROUP_SYSTEM_NOTICE_RECEIVED: 'receiveGroupSystemNotice',
  GROUP_ATTRIBUTES_UPDATED: 'groupAttributesUpdated',
  GROUP_COUNTER_UPDATED: 'onGroupCounterUpdated',
  TOPIC_CREATED: 'onTopicCreated',
  TOPIC_DELETED: 'onTopicDeleted',
  TOPIC_UPDATED: 'onTopicUpdated',
  PROFILE_UPDATED: 'onProfileUpdated',
  USER_STATUS_UPDATED: 'onUserStatusUpdated',
  BLACKLIST_UPDATED: 'blacklistUpdated',
  FRIEND_LIST_UPDATED: 'onFriendListUpdated',
  FRIEND_GROUP_LIST_UPDATED: 'onFriendGroupListUpdated',
  FRIEND_APPLICATION_LIST_UPDATED: 'onFriendApplicationListUpdated',
  KICKED_OUT: 'kickedOut',
  ERROR: 'error',
  NET_STATE_CHANGE: 'netStateChange',
  SDK_RELOAD: 'sdkReload',
} as const

/** Their constants. */
const KNOWN_TYPES = {
  MSG_TEXT: 'TIMTextElem',
  MSG_IMAGE: 'TIMImageElem',
  MSG_SOUND: 'TIMSoundElem',
  MSG_AUDIO: 'TIMSoundElem',
  MSG_FILE: 'TIMFileElem',
  MSG_FACE: 'TIMFaceElem',
  MSG_VIDEO: 'TIMVideoFileElem',
  MSG_GEO: 'TIMLocationElem',
  MSG_LOCATION: 'TIMLocationElem',
  MSG_GRP_TIP: 'TIMGroupTipElem',
  MSG_GRP_SYS_NOTICE: 'TIMGroupSystemNoticeElem',
  MSG_CUSTOM: 'TIMCustomElem',
  MSG_MERGER: 'TIMRelayElem',
  MSG_PRIORITY_HIGH: 'High',
  MSG_PRIORITY_NORMAL: 'Normal',
  MSG_PRIORITY_LOW: 'Low',
  MSG_PRIORITY_LOWEST: 'Lowest',
  CONV_C2C: 'C2C',
  CONV_GROUP: 'GROUP',
  CONV_TOPIC: 'TOPIC',
  CONV_SYSTEM: '@TIM#SYSTEM',
  CONV_AT_ME: 1,
  CONV_AT_ALL: 2,
  CONV_AT_ALL_AT_ME: 3,
  CONV_MARK_TYPE_STAR: 1,
  CONV_MARK_TYPE_UNREAD: 2,
  CONV_MARK_TYPE_FOLD: 4,
  CONV_MARK_TYPE_HIDE: 8,
  MSG_AT_ALL: '__kImSDK_MesssageAtALL__',
  GRP_PRIVATE: 'Private',
  GRP_WORK: 'Private',
  GRP_PUBLIC: 'Public',
  GRP_CHATROOM: 'ChatRoom',
  GRP_MEETING: 'ChatRoom',
  GRP_AVCHATROOM: 'AVChatRoom',
  GRP_COMMUNITY: 'Community',
  GRP_MBR_ROLE_OWNER: 'Owner',
  GRP_MBR_ROLE_ADMIN: 'Admin',
  GRP_MBR_ROLE_MEMBER: 'Member',
  GRP_MBR_ROLE_CUSTOM: 'Custom',
  GRP_TIP_MBR_JOIN: 1,
  GRP_TIP_MBR_QUIT: 2,
  GRP_TIP_MBR_KICKED_OUT: 3,
  GRP_TIP_MBR_SET_ADMIN: 4,
  GRP_TIP_MBR_CANCELED_ADMIN: 5,
  GRP_TIP_GRP_PROFILE_UPDATED: 6,
  GRP_TIP_MBR_PROFILE_UPDATED: 7,
  GRP_TIP_BAN_AVCHATROOM_MEMBER: 10,
  GRP_TIP_UNBAN_AVCHATROOM_MEMBER: 11,
  GRP_PROFILE_OWNER_ID: 'ownerID',
  GRP_PROFILE_CREATE_TIME: 'createTime',
  GRP_PROFILE_LAST_INFO_TIME: 'lastInfoTime',
  GRP_PROFILE_MEMBER_NUM: 'memberNum',
  GRP_PROFILE_MAX_MEMBER_NUM: 'maxMemberNum',
  GRP_PROFILE_JOIN_OPTION: 'joinOption',
  GRP_PROFILE_INVITE_OPTION: 'inviteOption',
  GRP_PROFILE_INTRODUCTION: 'introduction',
  GRP_PROFILE_NOTIFICATION: 'notification',
  GRP_PROFILE_MUTE_ALL_MBRS: 'muteAllMembers',
  MSG_REMIND_ACPT_AND_NOTE: 'AcceptAndNotify',
  MSG_REMIND_ACPT_NOT_NOTE: 'AcceptNotNotify',
  MSG_REMIND_DISCARD: 'Discard',
  GENDER_UNKNOWN: 'Gender_Type_Unknown',
  GENDER_FEMALE: 'Gender_Type_Female',
  GENDER_MALE: 'Gender_Type_Male',
  ALLOW_TYPE_ALLOW_ANY: 'AllowType_Type_AllowAny',
  ALLOW_TYPE_NEED_CONFIRM: 'AllowType_Type_NeedConfirm',
  ALLOW_TYPE_DENY_ANY: 'AllowType_Type_DenyAny',
  FORBID_TYPE_NONE: 'AdminForbid_Type_None',
  FORBID_TYPE_SEND_OUT: 'AdminForbid_Type_SendOut',
  KICKED_OUT_MULT_ACCOUNT: 'multipleAccount',
  KICKED_OUT_MULT_DEVICE: 'multipleDevice',
  KICKED_OUT_USERSIG_EXPIRED: 'userSigExpired',
  KICKED_OUT_REST_API: 'REST_API_Kick',
  JOIN_OPTIONS_FREE_ACCESS: 'FreeAccess',
  JOIN_OPTIONS_NEED_PERMISSION: 'NeedPermission',
  JOIN_OPTIONS_DISABLE_APPLY: 'DisableApply',
  JOIN_STATUS_SUCCESS: 'JoinedSuccess',
  JOIN_STATUS_ALREADY_IN_GROUP: 'AlreadyInGroup',
  JOIN_STATUS_WAIT_APPROVAL: 'WaitAdminApproval',
  INVITE_OPTIONS_DISABLE_INVITE: 'DisableInvite',
  INVITE_OPTIONS_NEED_PERMISSION: 'NeedPermission',
  INVITE_OPTIONS_FREE_ACCESS: 'FreeAccess',
  SNS_ADD_TYPE_SINGLE: 'Add_Type_Single',
  SNS_ADD_TYPE_BOTH: 'Add_Type_Both',
  SNS_DELETE_TYPE_SINGLE: 'Delete_Type_Single',
  SNS_DELETE_TYPE_BOTH: 'Delete_Type_Both',
  SNS_APPLICATION_TYPE_BOTH: 'Pendency_Type_Both',
  SNS_APPLICATION_SENT_TO_ME: 'Pendency_Type_ComeIn',
  SNS_APPLICATION_SENT_BY_ME: 'Pendency_Type_SendOut',
  SNS_APPLICATION_AGREE: 'Response_Action_Agree',
  SNS_APPLICATION_AGREE_AND_ADD: 'Response_Action_AgreeAndAdd',
  SNS_CHECK_TYPE_BOTH: 'CheckResult_Type_Both',
  SNS_CHECK_TYPE_SINGLE: 'CheckResult_Type_Single',
  SNS_TYPE_NO_RELATION: 'CheckResult_Type_NoRelation',
  SNS_TYPE_A_WITH_B: 'CheckResult_Type_AWithB',
  SNS_TYPE_B_WITH_A: 'CheckResult_Type_BWithA',
  SNS_TYPE_BOTH_WAY: 'CheckResult_Type_BothWay',
  NET_STATE_CONNECTED: 'connected',
  NET_STATE_CONNECTING: 'connecting',
  NET_STATE_DISCONNECTED: 'disconnected',
  READ_ALL_C2C_MSG: 'readAllC2CMessage',
  READ_ALL_GROUP_MSG: 'readAllGroupMessage',
  READ_ALL_MSG: 'readAllMessage',
  USER_STATUS_UNKNOWN: 0,
  USER_STATUS_ONLINE: 1,
  USER_STATUS_OFFLINE: 2,
  USER_STATUS_UNLOGINED: 3,
} as const

/** Calls with all options that the known SDKs document for conversations, groups and people: only their types are checked. */
const documented = async (chat: CompatChat, offset: number | string, ids: string[] | undefined) => {
  const [groupID, userIDList, conversationIDList, groupName] = ['g', ['u'], ['C2Cu'], 'n']
  const field = [{ key: 'k', value: 'v' }]
  const names = { name: 'n', userIDList }
  const handler = () => undefined
  chat.on(EVENT.SDK_READY, handler, chat)
  chat.off(EVENT.SDK_READY, handler, chat)
  return {
    lists: (await chat.getConversationList(['C2Cu'])).data.isSyncCompleted,
    list: (
      await chat.getConversationList({
        type: TYPES.CONV_C2C,
        groupName,
        markType: 1,
        hasUnreadCount: true,
        hasGroupAtInfo: false,
      })
    ).data.conversationList,
    profile: (await chat.getConversationProfile('C2Cu')).data.conversation,
    deleted: (await chat.deleteConversation({ conversationIDList, clearHistoryMessage: true })).data.conversationIDList,
    one: (await chat.deleteConversation('C2Cu')).data.conversationID,
    pinned: (await chat.pinConversation({ conversationID: 'C2Cu', isPinned: true })).data.conversationID,
    reminders: await chat.setMessageRemindType({
      groupID,
      userIDList,
      messageRemindType: TYPES.MSG_REMIND_DISCARD,
    }),
    marked: (await chat.markConversation({ conversationIDList, markType: 1, enableMark: true })).data
      .failureConversationIDList,
    grouped: (await chat.addConversationsToGroup({ conversationIDList, groupName })).data.successConversationIDList,
    created: (
      await chat.createGroup({
        name: 'n',
        type: TYPES.GRP_PUBLIC,
        groupID,
        introduction: '',
        notification: '',
        avatar: '',
        maxMemberNum: 9,
        joinOption: TYPES.JOIN_OPTIONS_FREE_ACCESS,
        memberList: [{ userID: 'u', role: TYPES.GRP_MBR_ROLE_ADMIN, memberCustomField: field }],
        groupCustomField: field,
        isSupportTopic: false,
      })
    ).data.overLimitUserIDList,
    group: (await chat.updateGroupProfile({ groupID, muteAllMembers: true, groupCustomField: field })).data.group
      .selfInfo?.userID,
    joined: (await chat.joinGroup({ groupID, applyMessage: '', type: TYPES.GRP_PUBLIC })).data.status,
    members: (await chat.getGroupMemberList({ groupID, count: 1, offset, filter: 1, role: 'Owner' })).data.offset,
    member: (await chat.setGroupMemberRole({ groupID, userID: 'u', role: TYPES.GRP_MBR_ROLE_ADMIN })).data.member,
    added: (await chat.addGroupMember({ groupID, userIDList })).data.existedUserIDList,
    removed: (await chat.deleteGroupMember({ groupID, userIDList, reason: '', duration: 1 })).data.userIDList,
    listed: (await chat.markGroupMemberList({ groupID, userIDList, markType: 1000, enableMark: true })).data
      .successUserIDList,
    topics: (await chat.getTopicList({ groupID, topicIDList: ids })).data.failureTopicList,
    gone: (await chat.deleteTopicFromCommunity({ groupID, topicIDList: ids })).data.successTopicList,
    topic: (
      await chat.updateTopicProfile({ groupID, topicID: 't', topicName: '', customData: '', muteAllMembers: true })
    ).data.topic,
    me: (
      await chat.updateMyProfile({
        nick: '',
        avatar: '',
        gender: TYPES.GENDER_MALE,
        selfSignature: '',
        allowType: TYPES.ALLOW_TYPE_DENY_ANY,
        birthday: 1,
        location: '',
        language: 1,
        messageSettings: 0,
        adminForbidType: TYPES.FORBID_TYPE_NONE,
        level: 1,
        role: 1,
        profileCustomField: field,
      })
    ).data.lastUpdatedNumber,
    status: (await chat.unsubscribeUserStatus({ userIDList: ids })).data.failureUserList,
    friend: (
      await chat.addFriend({
        to: 'u',
        source: 's',
        wording: '',
        type: TYPES.SNS_ADD_TYPE_BOTH,
        remark: '',
        groupName,
      })
    ).data.code,
    checked: (await chat.checkFriend({ userIDList, type: TYPES.SNS_CHECK_TYPE_BOTH })).data.successUserIDList,
    accepted: (
      await chat.acceptFriendApplication({
        userID: 'u',
        remark: '',
        type: TYPES.SNS_APPLICATION_AGREE_AND_ADD,
      })
    ).data,
    updated: (await chat.updateFriend({ userID: 'u', remark: '', friendCustomField: field })).data.addTime,
    friends: (await chat.createFriendGroup(names)).data.friendGroup.count,
    applications: (await chat.getFriendApplicationList()).data.unreadCount,
    blocked: (await chat.addToBlacklist({ userIDList })).data,
  }
}

const start = () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  const chat = create({
    SDKAppID: 1,
    endpoints: { default: 'ws://default' },
    transport: server.network,
    clock,
    random: seededRandom(),
    wakeSignals: () => () => undefined,
  })
  return { chat, server, clock }
}

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))))
afterEach(() => vi.unstubAllGlobals())

describe('the compat entry', () => {
  it('has every method of the known SDKs, in its types and at run time', () => {
    expectTypeOf<Exclude<(typeof KNOWN_METHODS)[number], keyof CompatChat>>().toBeNever()
    expectTypeOf(documented).parameter(0).toEqualTypeOf<CompatChat>()
    const { chat } = start()
    expect(KNOWN_METHODS.filter((name) => !(name in chat))).toEqual([])
  })

  it('has their events and constants, with their values', () => {
    expect(EVENT).toMatchObject(KNOWN_EVENTS)
    expect(TYPES).toMatchObject(KNOWN_TYPES)
    expectTypeOf<Exclude<keyof typeof KNOWN_EVENTS, keyof typeof EVENT>>().toBeNever()
    expectTypeOf<Exclude<keyof typeof KNOWN_TYPES, keyof typeof TYPES>>().toBeNever()
  })

  it('is a default export of four members', () => {
    expect(sdk).toEqual({ create, EVENT, TYPES, VERSION })
  })

  it('delivers events as an object with name and data', async () => {
    const { chat, server, clock } = start()
    const seen: unknown[] = []
    chat.on(sdk.EVENT.MESSAGE_RECEIVED, (event) =>
      seen.push(
        event.name,
        event.data.map(({ payload }) => payload),
      ),
    )
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(10)
    server.say({ from: 'bob', to: 'alice', text: 'hello' })
    await clock.advance(1_000)
    expect(seen).toEqual(['onMessageReceived', [{ text: 'hello' }]])
  })

  it('connects to the host of the page by default', async () => {
    expect(() => create({ SDKAppID: 1 })).toThrow(expect.objectContaining({ errorName: 'PARAMS_INVALID' }))
    vi.stubGlobal('location', new URL('https://chat.example.com/app'))
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    const chat = create({
      SDKAppID: 1,
      transport: server.network,
      clock,
      random: seededRandom(),
      wakeSignals: () => () => undefined,
    })
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    expect(new URL(server.network.attempts[0] ?? '').origin).toBe('wss://chat.example.com')
  })
})

describe('registerPlugin', () => {
  it('accepts the plugins that are built in, and refuses others by name', () => {
    const { chat } = start()
    chat.registerPlugin({ 'tim-upload-plugin': {}, 'tim-profanity-filter-plugin': {} })
    expect(() => chat.registerPlugin({ 'tim-signaling-plugin': {} })).toThrow(
      expect.objectContaining({ errorName: 'CANNOT_FIND_MODULE' }),
    )
  })
})

describe('setLogLevel', () => {
  it('writes requests at 0, the connection at 1, and nothing at 4', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { chat, clock } = start()
    chat.setLogLevel(4)
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    expect(warn).not.toHaveBeenCalled()
    chat.setLogLevel(0)
    await inTime(clock, chat.logout())
    expect(warn.mock.calls.flat()).toContain('session.logout')
    expect(() => chat.setLogLevel(9)).toThrow(expect.objectContaining({ errorName: 'PARAMS_INVALID' }))
    warn.mockRestore()
  })
})
