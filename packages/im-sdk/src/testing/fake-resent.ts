import type { StoredMessage } from '../protocol/pushes'
import { pushTo, type FakeSession } from './fake-session'
import type { FakeWorld } from './fake-world'

/** A resend: tells its connection first how the message has changed since it was stored, like a real server. */
export const tellResent = (world: FakeWorld, session: FakeSession, { toAccount, groupID, sequence }: StoredMessage) => {
  const present = world
    .visibleHistory(session.userID, { peer: toAccount, groupID })
    .find((message) => message.sequence === sequence)
  if (present !== undefined && isAsSent(present)) return
  pushTo(session, 'pushMessageChanges', {
    messageList: present === undefined ? [] : [present],
    deletedList: present === undefined ? [{ toAccount, groupID, sequenceList: [sequence] }] : [],
  })
}

const isAsSent = ({ revoker = '', version = 0, readReceiptInfo }: StoredMessage): boolean =>
  revoker === '' &&
  version === 0 &&
  (readReceiptInfo === undefined || (!readReceiptInfo.isPeerRead && readReceiptInfo.readCount === 0))
