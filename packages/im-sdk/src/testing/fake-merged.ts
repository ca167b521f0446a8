import { anyError } from '../protocol/any-error'
import type { StoredMessage } from '../protocol/pushes'
import type { FakeHandlers } from './fake-session'
import type { FakeWorld } from './fake-world'

type Reference = Pick<StoredMessage, 'fromAccount' | 'toAccount' | 'groupID' | 'sequence'>
type Body = StoredMessage['msgBody']

/** Messages of a record in one reply. */
const PAGE = 10

/** The merged records of the fake server. They contain stored messages, whatever the sender claims. */
export class FakeMerged {
  private readonly records = new Map<string, readonly StoredMessage[]>()

  constructor(private readonly world: FakeWorld) {}

  readonly handlers: Pick<FakeHandlers, 'uploadMergedMessages' | 'downloadMergedMessages'> = {
    uploadMergedMessages: ({ messageList }, { userID }) => {
      const downloadKey = this.keep(messageList.map((reference) => this.find(reference, userID)))
      return { downloadKey, pbDownloadKey: downloadKey }
    },
    downloadMergedMessages: ({ downloadKey, startIndex }) => {
      const record = this.record(downloadKey)
      const messageList = startIndex === undefined ? [...record] : record.slice(startIndex, startIndex + PAGE)
      return { messageList, completeFlag: (startIndex ?? 0) + messageList.length >= record.length ? 1 : 0 }
    },
  }

  /** Puts the messages into the mergers of a message that is sent. */
  filled(body: Body, userID: string): Body {
    return body.map((element) => {
      if (element.msgType !== 'TIMRelayElem') return element
      const { messageList, downloadKey } = element.msgContent as { messageList: Reference[]; downloadKey: string }
      const merged = messageList.map((reference) => this.find(reference, userID))
      const key = downloadKey === '' ? this.keep(merged) : downloadKey
      const messageNumber = this.record(key).length
      const found = { messageList: merged, messageNumber, downloadKey: key, pbDownloadKey: key }
      return { ...element, msgContent: { ...element.msgContent, ...found } }
    })
  }

  private keep(messages: readonly StoredMessage[]): string {
    const downloadKey = `merged-${this.records.size + 1}`
    this.records.set(downloadKey, messages)
    return downloadKey
  }

  private record(downloadKey: string): readonly StoredMessage[] {
    const record = this.records.get(downloadKey)
    if (record === undefined) throw anyError('MESSAGE_MERGER_KEY_INVALID')
    return record
  }

  /** A message that the user may read. */
  private find({ fromAccount, toAccount, groupID, sequence }: Reference, userID: string): StoredMessage {
    if (groupID !== '') this.world.needReader(groupID, userID)
    else if (![fromAccount, toAccount].includes(userID)) throw anyError('GROUP_PERMISSION_DENY')
    const peer = fromAccount === userID ? toAccount : fromAccount
    const log = this.world.visibleHistory(userID, { peer: groupID === '' ? peer : '', groupID })
    const found = log.find((message) => message.sequence === sequence)
    if (found?.fromAccount !== fromAccount || (found.revoker ?? '') !== '')
      throw anyError('MESSAGE_MERGER_TYPE_INVALID')
    const { receiverList: _others, ...copy } = found
    return copy
  }
}
