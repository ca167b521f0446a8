import type { ChatModule, ModuleContext } from '../modules'
import { topicCommands } from '../protocol/commands/topics'
import { TYPES } from '../protocol/constants'
import { TOPIC_ERRORS } from '../protocol/errors/topics'
import { imError } from '../protocol/im-error'
import { toResult, type Result } from '../result'
import type { Group } from '../store/group'
import type { Topic } from '../store/topic'
import { create, remove, update } from './change-topics'
import { checkedTopics } from './check-topics'
import type { TopicListData } from './topic-list'
import type { CreateTopicOptions, DeletedTopics, TopicListOptions, UpdateTopicOptions } from './topic-options'
import { TopicLists } from './topic-lists'

export interface TopicMethods {
  /** The user's communities with topics (`isSupportTopic`) or without. Needs the module `groups`. */
  getJoinedCommunityList(): Promise<Result<{ readonly groupList: readonly Group[] }>>
  /**
   * The topics of a community, cached for up to 300 s. Rejects with ILLEGAL_GROUP_ID or ILLEGAL_TOPIC_ID for
   * malformed ids.
   */
  getTopicList(options: TopicListOptions): Promise<Result<TopicListData>>
  createTopicInCommunity(options: CreateTopicOptions): Promise<Result<{ readonly topicID: string }>>
  /** Deletes topics with their messages; all topics of the community without `topicIDList`. */
  deleteTopicFromCommunity(options: TopicListOptions): Promise<Result<DeletedTopics>>
  /** Changes the given fields of a topic. The members get them as a tip in the topic. */
  updateTopicProfile(options: UpdateTopicOptions): Promise<Result<{ readonly topic: Topic }>>
}

/** Communities and their topics. Rules: IM-15, IM-35. */
export const topics: ChatModule<TopicMethods> = {
  name: 'topics',
  install: (context) => {
    context.caller.registerCommands(topicCommands, TOPIC_ERRORS)
    const lists = new TopicLists(context)
    return {
      getJoinedCommunityList: () => toResult(async () => ({ groupList: await joinedCommunities(context) })),
      getTopicList: (options) =>
        toResult(() => {
          const { groupID, topicIDList } = checkedTopics(options)
          return lists.of(groupID).get(topicIDList)
        }),
      createTopicInCommunity: (options) => toResult(() => create(context, lists, options)),
      deleteTopicFromCommunity: (options) => toResult(() => remove(context, lists, options)),
      updateTopicProfile: (options) => toResult(async () => ({ topic: await update(context, lists, options) })),
    }
  },
}

const joinedCommunities = async ({ services }: ModuleContext): Promise<readonly Group[]> => {
  const groupList = services.get('groupList')
  if (groupList === undefined)
    throw imError('CANNOT_FIND_MODULE', 'Communities need the `groups` module: pass it to createChat.')
  return (await groupList()).filter(({ type }) => type === TYPES.GRP_COMMUNITY)
}
