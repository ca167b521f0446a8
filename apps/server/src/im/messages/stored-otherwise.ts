import type { messageCommands, ReplyOf } from '@org/im-sdk/protocol'
import type { NewMessage } from '../../store/im/messages'

type Told = Pick<ReplyOf<(typeof messageCommands)['sendC2CMessage']>, 'msgBody' | 'cloudCustomData'>
type Content = Pick<NewMessage, 'body'> & { readonly cloudCustomData: string }

/** What the reply tells of a message that is stored otherwise than it was sent. Its sender has the merged messages. */
export const storedOtherwise = (sent: Content, stored: Content): Told => ({
  ...(JSON.stringify(sent.body) !== JSON.stringify(stored.body) && {
    msgBody: stored.body.map((element) =>
      element.msgType === 'TIMRelayElem'
        ? { ...element, msgContent: { ...element.msgContent, messageList: [] } }
        : element,
    ),
  }),
  ...(sent.cloudCustomData !== stored.cloudCustomData && { cloudCustomData: stored.cloudCustomData }),
})
