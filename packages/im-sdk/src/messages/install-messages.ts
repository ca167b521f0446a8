import type { SyncEventHandlers } from '../conversations/sync-intake'
import { messageCommands } from '../protocol/commands/messages'
import { groupConversationID } from '../protocol/ids'
import type { PushHandlers } from '../protocol/pushes'
import { toResult, type Result } from '../result'
import type { Message, MessageListData } from '../store/message'
import type { Registry } from '../store/registry'
import type { Services } from '../store/services'
import { PushAcknowledger } from './ack-pushes'
import { createMessageFactory, type CreateMessage, type MakeMessage } from './create-message'
import { History, type HistoryContext, type MessageListOptions } from './history'
import { LostRounds } from './lost-rounds'
import { Outbox, type OutboxOptions } from './outbox'
import { Receiver, type ReceiveContext } from './receive'
import type { ChangeReceiver } from './receive-changes'
import { Recovery } from './recovery'
import { RecoveryQueue } from './recovery-queue'
import { Sender, type SenderContext, type SentData } from './send'
import type { SendMessageOptions } from './send-options'

export interface MessageMethods extends CreateMessage {
  /**
   * Rejects with the code of the failure and sets the message's status to `fail`. After NETWORK_TIMEOUT the engine
   * resends it in order when the connection is back, until the session ends or the user leaves the room: do not
   * create a new message.
   */
  sendMessage(message: Message, options?: SendMessageOptions): Promise<Result<SentData>>
  /**
   * Sends the same message again at once, without `options` with those of the last attempt. It cannot arrive twice.
   * Resolves with it if it has arrived meanwhile.
   */
  resendMessage(message: Message, options?: SendMessageOptions): Promise<Result<SentData>>
  /**
   * The newest page of a conversation, or the one before `nextReqMessageID`. Loads from the server only what is
   * missing. Rejects with INVALID_CONVERSATION_ID, USER_NOT_LOGGED_IN, or PARAMS_INVALID if `nextReqMessageID` is not
   * of a page, or of a page that a chat room has dropped: then start again without it.
   */
  getMessageList(options: MessageListOptions): Promise<Result<MessageListData>>
}

export interface MessageNounContext
  extends
    Omit<HistoryContext, 'recovery'>,
    Omit<SenderContext, 'history' | 'outbox' | 'onGap'>,
    Omit<ReceiveContext, 'acknowledger' | 'onGap'>,
    Pick<OutboxOptions, 'clock' | 'random' | 'onWait'> {
  readonly pushes: Registry<PushHandlers>
  readonly services: Registry<Services>
  readonly makeMessage: MakeMessage
  readonly changes: ChangeReceiver
  readonly syncEvents: Pick<Registry<SyncEventHandlers>, 'add'>
}

/** Installs messages: create, send, receive, page, and recover missing ones. */
export const installMessages = (context: MessageNounContext): MessageMethods => {
  const { clock, caller, session, rooms, timelines, pushes, services, changes } = context
  caller.registerCommands(messageCommands)
  const recovery = new Recovery(context)
  const recoveries = new RecoveryQueue({ ...context, recovery })
  const history = new History({ ...context, recovery })
  const outbox: Outbox = new Outbox({ ...context, resend: (message) => sender.send(message) })
  const onGap = (conversationID: string) => recoveries.afterGap(conversationID)
  const sender: Sender = new Sender({ ...context, history, outbox, onGap })
  const acknowledger = new PushAcknowledger(clock, caller)
  const receiver = new Receiver({ ...context, acknowledger, onGap })
  const lostRounds = new LostRounds({ ...context, fill: (conversationID) => recovery.fill(conversationID) })
  pushes.add({
    pushMessages: (body) => {
      receiver.receive(body)
      lostRounds.received(body.messageList?.length ?? 0)
    },
    pushMessageChanges: (body) => changes.receive(body),
  })
  services.add({
    restoreMessage: (message) => sender.restore(message),
    dropFailed: (message) => sender.drop(message),
  })
  context.syncEvents.add({ messagesDeleted: (event) => changes.remove(event, true) })
  timelines.whenBehind((behind) => recoveries.add(behind))
  rooms.whenLeft((groupID) => outbox.drop(groupConversationID(groupID)))
  session.whenSuspended(() => outbox.suspend())
  session.whenResumed(() => {
    outbox.resume()
    recoveries.resumed()
  })
  session.whenEnded(() => {
    outbox.clear()
    recoveries.reset()
    acknowledger.clear()
    lostRounds.reset()
    rooms.clear()
    timelines.clear()
  })
  return {
    ...createMessageFactory(context.makeMessage),
    sendMessage: (message, options) => toResult(() => sender.send(message, options)),
    resendMessage: (message, options) => toResult(() => sender.send(message, options)),
    getMessageList: (page) => toResult(() => history.page(page)),
  }
}
