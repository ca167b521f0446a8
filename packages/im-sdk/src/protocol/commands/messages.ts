import { command } from '../define-command'
import type * as schema from '../schemas/messages'

/** How much may be sent stands in `sends` of the schemas, with all else that no client needs. */
export const messageCommands = {
  /** The outbox of the engine sends messages again, in their order; the server knows them by `random` and `clientSequence`. */
  sendC2CMessage: command<typeof schema.sendC2CMessage>({
    wire: 'message.send_c2c',
    retry: 'never',
    needs: { time: 'number', sequence: 'number' },
  }),
  sendGroupMessage: command<typeof schema.sendGroupMessage>({
    wire: 'message.send_group',
    retry: 'never',
    needs: { time: 'number', sequence: 'number' },
  }),
  roamC2CMessages: command<typeof schema.roamC2CMessages>({
    wire: 'message.roam_c2c',
    retry: 'safe',
    needs: { messageList: 'array', complete: 'number' },
  }),
  roamGroupMessages: command<typeof schema.roamGroupMessages>({
    wire: 'message.roam_group',
    retry: 'safe',
    needs: { messageList: 'array', complete: 'number', invisibleSequenceList: 'array' },
  }),
  setC2CRead: command<typeof schema.setC2CRead>({
    wire: 'message.set_c2c_read',
    retry: 'safe',
  }),
  setGroupRead: command<typeof schema.setGroupRead>({
    wire: 'message.set_group_read',
    retry: 'safe',
  }),
  ackPush: command<typeof schema.ackPush>({
    wire: 'message.ack_push',
    retry: 'never',
  }),
}
