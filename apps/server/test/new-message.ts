import type { NewMessage } from '../src/store/im/messages'

/** A text that is to be stored. */
export const newMessage = (
  convID: string,
  sender: string,
  random: number,
  text = `${sender} ${random}`,
): NewMessage => ({
  convID,
  sender,
  random,
  clientSequence: 1,
  body: [{ msgType: 'TIMTextElem', msgContent: { text } }],
  details: {
    groupType: '',
    priority: 'Normal',
    clientTime: 1,
    cloudCustomData: '',
    nick: sender,
    avatar: '',
    nameCard: '',
    senderLevel: 1,
    senderRole: '',
  },
})
