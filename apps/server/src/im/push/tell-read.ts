import { userTopic } from '../../ports/topics'
import { partnerOf, type MovedMark } from '../../store/im/conversations'
import type { Call } from '../handler'

/** Tells the user's other devices, and the peers, how far the user has now read, and when. */
export const tellRead = ({ im, connection, userID }: Call, marks: readonly MovedMark[], time: number): void => {
  for (const { convID, sequence, readAt = time } of marks) {
    const { type, id } = partnerOf(convID, userID)
    const mark = {
      fromAccount: userID,
      toAccount: type === 'c2c' ? id : '',
      groupID: type === 'group' ? id : '',
      messageReadSeq: sequence,
      time: readAt,
    }
    for (const user of type === 'c2c' ? [userID, id] : [userID])
      im.fanout.publishTo(userTopic(user), { kind: 'read', mark, origin: connection.id })
  }
}
