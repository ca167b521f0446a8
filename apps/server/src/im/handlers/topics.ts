import { communityOfTopic, isCommunityID, type ReplyOf, type topicCommands } from '@org/im-sdk/protocol'
import { topicsOf, type TopicRow } from '../../store/im/topics'
import type { Call, Handlers } from '../handler'
import { memberKey } from '../group-lookups'
import { imError } from '../im-error'
import { requireCommunities } from '../checks/require-communities'
import { withinPage } from '../within-page'

export const topics = {
  /** A page continues after the last topic of the previous one. */
  getTopicList: async ({ groupID, topicIDList, next }, call) => {
    requireCommunities(call)
    await needMember(call, groupID)
    const muteTime = call.im.restrictions.on(call.who, groupID).mute
    const asked = [...new Set(topicIDList)]
    const found = await topicsOf(call.im.context.db, call.userID, {
      groupID,
      topicIDs: asked.length === 0 ? null : asked,
      after: next,
      count: PAGE + 1,
    })
    const infos = found.slice(0, PAGE).map((row) => topicInfo(row, muteTime))
    const page = withinPage(infos, (info) => JSON.stringify(info))
    return {
      topicInfoList: [...page],
      resultItem: next === '' ? refusals(groupID, asked, found) : [],
      next: page.length === found.length ? '' : (page.at(-1)?.topicID ?? ''),
    }
  },
} satisfies Handlers<typeof topicCommands>

const PAGE = 50

type TopicInfo = ReplyOf<(typeof topicCommands)['getTopicList']>['topicInfoList'][number]

/** Throws if the caller is not in the community. */
const needMember = async ({ im, userID }: Call, groupID: string): Promise<void> => {
  if (!isCommunityID(groupID)) throw imError('INVALID_GROUP_ID')
  if ((await im.groups.find(groupID)) === null) throw imError('GROUP_NOT_FOUND')
  if ((await im.members.find(memberKey(userID, groupID))) === null) throw imError('GROUP_PERMISSION_DENY')
}

/** The error of each missing topic; the maximum number of requested topics fits on the first page. */
const refusals = (groupID: string, asked: readonly string[], found: readonly TopicRow[]) => {
  const there = new Set(found.map(({ topic }) => topic.topic_id))
  return asked
    .filter((topicID) => !there.has(topicID))
    .map((topicID) => {
      const { code, message } =
        communityOfTopic(topicID) === groupID
          ? imError('GROUP_NOT_FOUND', 'The topic does not exist.')
          : imError('INVALID_GROUP_ID', 'Not a topic id of the community.')
      return { topicID, resultCode: code, resultInfo: message }
    })
}

/**
 * Mutes apply to the whole community. There are no mentions and no edited or revoked messages until there are commands
 * for them.
 */
const topicInfo = (
  { topic, sequence, readSequence, unreadCount, lastMessage }: TopicRow,
  muteTime: number,
): TopicInfo => ({
  topicID: topic.topic_id,
  topicName: topic.name,
  avatar: topic.avatar,
  introduction: topic.introduction,
  notification: topic.notification,
  customData: topic.custom_data,
  unreadCount,
  muteAllMembers: topic.mute_all ? 'On' : 'Off',
  groupAtInfoList: [],
  nextMessageSeq: sequence + 1,
  selfInfo: {
    muteTime,
    readedSequence: readSequence,
    messageRemindType: 'AcceptAndNotify',
  },
  lastMessage: lastMessage === null ? null : { ...lastMessage, version: 0, isRevoked: 0, revoker: '' },
})
