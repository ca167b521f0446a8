import { expect, it } from 'vitest'
import { startChat } from './testing'

/** The method names of the chat API that web developers know. Code that calls them may be moved to this engine. */
const KNOWN_METHODS = `
  accept acceptFriendApplication addConversationsToGroup addFriend addGroupMember addMessageReaction
  addSignalingListener addToBlacklist addToFriendGroup callExperimentalAPI cancel changeGroupOwner checkFollowType
  checkFriend clearHistoryMessage convertVoiceToText createAudioMessage createConversationGroup createCustomMessage
  createFaceMessage createFileMessage createForwardMessage createFriendGroup createGroup createImageMessage
  createLocationMessage createMergerMessage createTextAtMessage createTextMessage createTopicInCommunity
  createVideoMessage decreaseGroupCounter deleteConversation deleteConversationGroup deleteConversationsFromGroup
  deleteFriend deleteFriendApplication deleteFriendGroup deleteGroupAttributes deleteGroupMember deleteMessage
  deleteMessageExtensions deleteTopicFromCommunity destroy dismissGroup downloadMergerMessage findMessage followUser
  getAllReceiveMessageOpt getAllUserListOfMessageReaction getBlacklist getConversationGroupList getConversationList
  getConversationProfile getFriendApplicationList getFriendGroupList getFriendList getFriendProfile
  getGroupApplicationList getGroupAttributes getGroupCounters getGroupList getGroupMemberList getGroupMemberProfile
  getGroupMessageReadMemberList getGroupOnlineMemberCount getGroupProfile getJoinedCommunityList getLoginUser
  getMessageExtensions getMessageList getMessageListHopping getMessageReactions getMessageReadReceiptList
  getMutualFollowersList getMyFollowersList getMyFollowingList getMyProfile getPinnedGroupMessageList getServerTime
  getSignalingInfo getTopicList getTotalUnreadMessageCount getUserFollowInfo getUserProfile getUserStatus
  handleGroupApplication increaseGroupCounter initGroupAttributes invite inviteInGroup inviteInGroupSync inviteSync
  isReady joinGroup login logout markConversation markGroupMemberList modifyInvitation modifyMessage off on once
  pinConversation pinGroupMessage quitGroup refuseFriendApplication registerPlugin reject removeFromBlacklist
  removeFromFriendGroup removeMessageReaction removeSignalingListener renameConversationGroup renameFriendGroup
  resendMessage revokeMessage searchCloudGroupMembers searchCloudGroups searchCloudMessages searchCloudUsers
  searchGroupByID sendMessage sendMessageReadReceipt setAllMessageRead setAllReceiveMessageOpt
  setConversationCustomData setConversationDraft setFriendApplicationRead setGroupAttributes setGroupCounters
  setGroupMemberCustomField setGroupMemberMuteTime setGroupMemberNameCard setGroupMemberRole setLogLevel
  setMessageExtensions setMessageRead setMessageRemindType setSelfStatus subscribeUserStatus translateText
  unfollowUser unsubscribeUserStatus updateFriend updateGroupProfile updateMyProfile updateTopicProfile
`
  .trim()
  .split(/\s+/)

const AT_ONCE = [
  'createFaceMessage',
  'createForwardMessage',
  'createLocationMessage',
  'createMergerMessage',
  'createTextAtMessage',
  'findMessage',
]
const OF_UPLOADS = ['createImageMessage', 'createAudioMessage', 'createVideoMessage', 'createFileMessage']

const { chat } = startChat()
const untyped = chat as unknown as Readonly<Record<string, (options: object) => Promise<unknown>>>

it.each(KNOWN_METHODS.filter((name) => !(name in chat) && ![...OF_UPLOADS, ...AT_ONCE].includes(name)))(
  'a call of %s without its module is refused with CANNOT_FIND_MODULE',
  async (name) => {
    expect(untyped[name]).toBeTypeOf('function')
    await expect(untyped[name]?.({})).rejects.toMatchObject({
      errorName: 'CANNOT_FIND_MODULE',
      message: expect.stringContaining(name),
    })
  },
)

it.each(AT_ONCE)('a call of %s, which returns no promise, throws CANNOT_FIND_MODULE without its module', (name) => {
  expect(() => untyped[name]?.({})).toThrow(expect.objectContaining({ errorName: 'CANNOT_FIND_MODULE' }))
})

it.each(OF_UPLOADS)('a call of %s without the module `uploads` throws COS_UNDETECTED', (name) => {
  expect(() => untyped[name]?.({})).toThrow(expect.objectContaining({ errorName: 'COS_UNDETECTED' }))
})

it.each(['then', 'toJSON', 'get', 'set', 'call', 'subscribe', 'nodeType', '$$typeof', '@@observable'])(
  'the name %s, which other code looks for on any object, is not a method',
  (name) => {
    expect(untyped[name]).toBeUndefined()
  },
)
