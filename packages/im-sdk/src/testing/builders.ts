import type { StoredMessage } from '../protocol/pushes'

let count = 0

/** A stored message with every field set. Pass the fields that matter. */
export const storedMessage = (fields: Partial<StoredMessage> = {}): StoredMessage => {
  count += 1
  const fromAccount = fields.fromAccount ?? 'bob'
  return {
    fromAccount,
    toAccount: fields.groupID ? '' : 'alice',
    groupID: '',
    groupType: '',
    tinyID: `tiny-${fromAccount}`,
    time: 1_700_000_000,
    sequence: count,
    random: count,
    clientSequence: count,
    clientTime: 1_700_000_000,
    priority: 'Normal',
    msgBody: [textElement(`message ${count}`)],
    cloudCustomData: '',
    nick: fromAccount,
    avatar: '',
    nameCard: '',
    senderLevel: 0,
    senderRole: '',
    ...fields,
  }
}

export const textElement = (text: string): StoredMessage['msgBody'][number] => ({
  msgType: 'TIMTextElem',
  msgContent: { text },
})
