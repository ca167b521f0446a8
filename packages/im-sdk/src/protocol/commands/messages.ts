import { command } from '../define-command'
import type * as schema from '../schemas/messages'

export const messageCommands = {
  sendC2CMessage: command<typeof schema.sendC2CMessage>({
    wire: 'message.send_c2c',
    needs: { time: 'number', sequence: 'number' },
  }),
  sendGroupMessage: command<typeof schema.sendGroupMessage>({
    wire: 'message.send_group',
    needs: { time: 'number', sequence: 'number' },
  }),
  roamC2CMessages: command<typeof schema.roamC2CMessages>({
    wire: 'message.roam_c2c',
    needs: { messageList: 'array', complete: 'number' },
  }),
  roamGroupMessages: command<typeof schema.roamGroupMessages>({
    wire: 'message.roam_group',
    needs: { messageList: 'array', complete: 'number', invisibleSequenceList: 'array' },
  }),
  setC2CRead: command<typeof schema.setC2CRead>({
    wire: 'message.set_c2c_read',
  }),
  setGroupRead: command<typeof schema.setGroupRead>({
    wire: 'message.set_group_read',
  }),
  ackPush: command<typeof schema.ackPush>({
    wire: 'message.ack_push',
    resend: false,
  }),
}
