import { communityOfTopic, isCommunityID, REMIND_TYPES, type ReplyOf, type topicCommands } from '@org/im-sdk/protocol'
import { groupKey } from '../../store/im/conversation-id'
import { mentionsOf } from '../../store/im/mentions'
import { topicsOf, type TopicRow } from '../../store/im/topics'
import type { Handlers } from '../handler'
import { imError } from '../im-error'
import { requireCommunities } from '../checks/require-communities'
import { requireReader } from '../checks/require-reader'
import { createTopic, deleteTopics, updateTopic } from '../topics/change-topics'
import { wireBytes, withinPage } from '../within-page'

export const topics = {
  createTopic,
  deleteTopics,
  updateTopic,

  /** A page continues after the last topic of the previous one. */
  getTopicList: async ({ groupID, topicIDList, next }, call) => {
    requireCommunities(call)
    if (!isCommunityID(groupID)) throw imError('INVALID_GROUP_ID')
    await requireReader(call, groupID)
    const muteTime = call.im.restrictions.on(call.who, groupID).mute
    const asked = [...new Set(topicIDList)]
    const found = await topicsOf(call.im.context.db, call.userID, {
      groupID,
      topicIDs: asked.length === 0 ? null : asked,
      after: next,
      count: PAGE + 1,
    })
    const mentions = await mentionsOf(
      call.im.context.db,
      call.userID,
      found.map(({ topic, readSequence, clearSequence }) => ({
        convID: groupKey(topic.topic_id),
        readSequence,
        own: { clearSequence },
      })),
    )
    const infos = found.slice(0, PAGE).map((row) => ({
      ...topicInfo(row, muteTime),
      groupAtInfoList: mentions.get(groupKey(row.topic.topic_id)) ?? [],
    }))
    const page = withinPage(infos, wireBytes)
    return {
      topicInfoList: [...page],
      resultItem: next === '' ? refusals(groupID, asked, found) : [],
      next: page.length === found.length ? '' : (page.at(-1)?.topicID ?? ''),
    }
  },
} satisfies Handlers<typeof topicCommands>

const PAGE = 50

type TopicInfo = ReplyOf<(typeof topicCommands)['getTopicList']>['topicInfoList'][number]

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

/** Mutes apply to the whole community. */
const topicInfo = (
  { topic, sequence, readSequence, remind, unreadCount, lastMessage, clearSequence }: TopicRow,
  muteTime: number,
): Omit<TopicInfo, 'groupAtInfoList'> => ({
  topicID: topic.topic_id,
  topicName: topic.name,
  avatar: topic.avatar,
  introduction: topic.introduction,
  notification: topic.notification,
  customData: topic.custom_data,
  unreadCount,
  muteAllMembers: topic.mute_all ? 'On' : 'Off',
  nextMessageSeq: sequence + 1,
  selfInfo: {
    muteTime,
    readedSequence: readSequence,
    messageRemindType: REMIND_TYPES[remind],
  },
  lastMessage,
  clearSeq: clearSequence,
})
