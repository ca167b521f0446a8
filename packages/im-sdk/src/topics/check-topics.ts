import { TOPIC_ERRORS } from '../protocol/errors/topics'
import { communityOfTopic, isCommunityID } from '../protocol/ids'
import { errorsOf, imError } from '../protocol/im-error'

/** The community and the topics that a call names. Throws ILLEGAL_GROUP_ID or ILLEGAL_TOPIC_ID for malformed ids. */
export const checkedTopics = (options: {
  readonly groupID: string
  readonly topicIDList?: readonly string[]
}): { readonly groupID: string; readonly topicIDList: readonly string[] } => {
  const { groupID, topicIDList = [] } = options ?? {}
  if (!isCommunityID(groupID)) throw topicError('ILLEGAL_GROUP_ID')
  if (!Array.isArray(topicIDList)) throw imError('PARAMS_INVALID', '`topicIDList` must be an array.')
  if (topicIDList.some((topicID) => communityOfTopic(topicID) !== groupID)) throw topicError('ILLEGAL_TOPIC_ID')
  return { groupID, topicIDList: [...new Set(topicIDList)] }
}

const topicError = errorsOf(TOPIC_ERRORS)
