import { placeIDOf } from '@org/im-sdk/protocol'
import { imError } from '../im-error'

/** The id of the group, or of its topic that a request names. Throws if the topic is of another group. */
export const requirePlace = (request: { readonly groupID: string; readonly topicID: string }): string => {
  const id = placeIDOf(request)
  if (id === null) throw imError('GROUP_NOT_FOUND', 'The topic is not of this group.')
  return id
}
