import { command } from '../define-command'
import type * as schema from '../schemas/messages'

export const messageCommands = {
  sendC2CMessage: command<typeof schema.sendC2CMessage>({
    wire: 'message.send_c2c',
    summary: 'Sends a message to one user. Answered only after it is stored; a resend gets the first answer.',
  }),
  sendGroupMessage: command<typeof schema.sendGroupMessage>({
    wire: 'message.send_group',
    summary:
      'Sends a message to a group or chat room. Answered only after it is stored; a resend gets the first answer.',
  }),
  roamC2CMessages: command<typeof schema.roamC2CMessages>({
    wire: 'message.roam_c2c',
    summary: 'Pages back through a one-to-one conversation.',
  }),
  roamGroupMessages: command<typeof schema.roamGroupMessages>({
    wire: 'message.roam_group',
    summary: 'Pages back through a group conversation.',
  }),
  setC2CRead: command<typeof schema.setC2CRead>({
    wire: 'message.set_c2c_read',
    summary: 'Moves the read mark of a one-to-one conversation forward; the peer is told.',
  }),
  setGroupRead: command<typeof schema.setGroupRead>({
    wire: 'message.set_group_read',
    summary: 'Moves the read mark of a group conversation forward.',
  }),
  ackPush: command<typeof schema.ackPush>({
    wire: 'message.ack_push',
    summary: 'Acknowledges message pushes by their session data.',
    resend: false,
  }),
}
