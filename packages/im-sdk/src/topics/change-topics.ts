import type { ModuleContext } from '../modules'
import { checkType, needText } from '../protocol/check-type'
import { asImError, imError } from '../protocol/im-error'
import { TOPIC_LIMITS } from '../protocol/limits'
import { isRecord } from '../rpc/read-body'
import { outcomeOf } from '../rpc/item-results'
import { text } from '../rpc/read-message'
import type { Topic } from '../store/topic'
import { checkedTopics } from './check-topics'
import { unreadTopic } from './to-topic'
import type { TopicLists } from './topic-lists'
import type { CreateTopicOptions, DeletedTopics, TopicListOptions, UpdateTopicOptions } from './topic-options'

export const create = async (
  { caller }: ModuleContext,
  lists: TopicLists,
  options: CreateTopicOptions,
): Promise<{ readonly topicID: string }> => {
  const { groupID, topicName, topicID = '' } = options ?? {}
  checkedTopics({ groupID, topicIDList: topicID === '' ? [] : [topicID] })
  needText('topicName', topicName)
  const reply = await caller.call('createTopic', { groupID, topicName, topicID, ...profileOf(options) })
  lists.of(groupID).created([reply.topicID])
  return { topicID: reply.topicID }
}

export const remove = async (
  { caller }: ModuleContext,
  lists: TopicLists,
  options: TopicListOptions,
): Promise<DeletedTopics> => {
  const { groupID, topicIDList } = checkedTopics(options)
  /** An empty list would delete all of them. */
  if (options.topicIDList !== undefined && topicIDList.length === 0)
    throw imError('PARAMS_INVALID', '`topicIDList` is empty; leave it out to delete all topics.')
  if (topicIDList.length > TOPIC_LIMITS.idsMax)
    throw imError('PARAMS_INVALID', `\`topicIDList\` has more than ${TOPIC_LIMITS.idsMax} topics.`)
  const reply = await caller.call('deleteTopics', { groupID, topicIDList: [...topicIDList] })
  const deleted = reply.topicIDList.filter((topicID) => typeof topicID === 'string')
  lists.of(groupID).deleted(deleted)
  return {
    successTopicList: deleted.map((topicID) => ({ topicID })),
    failureTopicList: (reply.resultItem as readonly unknown[])
      .filter(isRecord)
      .map((item) => ({ topicID: text(item.topicID), ...outcomeOf(item) })),
  }
}

/** What was changed counts even if the server does not return the topic: then it is the known one with the changes. */
export const update = async (
  { caller }: ModuleContext,
  lists: TopicLists,
  options: UpdateTopicOptions,
): Promise<Topic> => {
  const { groupID, topicID, topicName, muteAllMembers } = options ?? {}
  checkedTopics({ groupID, topicIDList: [topicID] })
  checkType('muteAllMembers', muteAllMembers, 'boolean')
  if (topicName !== undefined) needText('topicName', topicName)
  const profile = {
    ...profileOf(options),
    ...(topicName === undefined ? {} : { topicName }),
    ...(muteAllMembers === undefined ? {} : { muteAllMembers: muteAllMembers ? ('On' as const) : ('Off' as const) }),
  }
  if (Object.keys(profile).length === 0) throw imError('PARAMS_INVALID', 'Pass at least one field of the topic.')
  await caller.call('updateTopic', { groupID, topicID, ...profile })
  const list = lists.of(groupID)
  const isRead = await list.refresh([topicID]).then(
    (found) => found.has(topicID),
    (thrown: unknown) => {
      if (asImError(thrown).errorName === 'SDK_DESTROYED') throw thrown
      list.expire()
      return false
    },
  )
  const known = list.known(topicID)
  if (isRead && known !== null) return known
  return {
    ...(known ?? unreadTopic(topicID)),
    ...profile,
    muteAllMembers: muteAllMembers ?? known?.muteAllMembers ?? false,
  }
}

const PROFILE = ['avatar', 'notification', 'introduction', 'customData'] as const

/** The given texts. */
const profileOf = (options: Pick<CreateTopicOptions, (typeof PROFILE)[number]>) => {
  const given = PROFILE.filter((name) => options[name] !== undefined)
  for (const name of given) checkType(name, options[name], 'string')
  return Object.fromEntries(given.map((name) => [name, options[name]])) as Partial<
    Record<(typeof PROFILE)[number], string>
  >
}
