import type { ChatModule, ModuleContext } from '../modules'
import { topicCommands } from '../protocol/commands/topics'
import { TYPES } from '../protocol/constants'
import { TOPIC_ERRORS } from '../protocol/errors/topics'
import { communityOfTopic, isCommunityID } from '../protocol/ids'
import { errorsOf, imError } from '../protocol/im-error'
import { toResult, type Result } from '../result'
import type { Group } from '../store/group'
import type { TopicListData } from './topic-list'
import { TopicLists } from './topic-lists'

export interface TopicListOptions {
  /** The community's id. */
  readonly groupID: string
  /** All topics if left out or empty. */
  readonly topicIDList?: readonly string[]
}

export interface TopicMethods {
  /** The user's communities with topics (`isSupportTopic`) or without. Needs the module `groups`. */
  getJoinedCommunityList(): Promise<Result<{ readonly groupList: readonly Group[] }>>
  /**
   * The topics of a community, cached for up to 300 s. Rejects with ILLEGAL_GROUP_ID or ILLEGAL_TOPIC_ID for
   * malformed ids.
   */
  getTopicList(options: TopicListOptions): Promise<Result<TopicListData>>
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
          const { groupID, topicIDList } = checked(options)
          return lists.of(groupID).get(topicIDList)
        }),
    }
  },
}

const joinedCommunities = async ({ services }: ModuleContext): Promise<readonly Group[]> => {
  const groupList = services.get('groupList')
  if (groupList === undefined)
    throw imError('CANNOT_FIND_MODULE', 'Communities need the `groups` module: pass it to createChat.')
  return (await groupList()).filter(({ type }) => type === TYPES.GRP_COMMUNITY)
}

const checked = (options: TopicListOptions): Required<TopicListOptions> => {
  const { groupID, topicIDList = [] } = options ?? {}
  if (!isCommunityID(groupID)) throw topicError('ILLEGAL_GROUP_ID')
  if (!Array.isArray(topicIDList)) throw imError('PARAMS_INVALID', '`topicIDList` must be an array.')
  if (topicIDList.some((topicID) => communityOfTopic(topicID) !== groupID)) throw topicError('ILLEGAL_TOPIC_ID')
  return { groupID, topicIDList: [...new Set(topicIDList)] }
}

const topicError = errorsOf(TOPIC_ERRORS)
