import { commandRows } from '../define-command'

/** The send limits are in `sends` of the schemas, because clients do not need them. */
export const messageCommands = commandRows({
  /** The engine's outbox resends messages in order. The server recognises them by `random` and `clientSequence`. */
  sendC2CMessage: {
    wire: 'message.send_c2c',
    retry: 'never',
    needs: { time: 'number', sequence: 'number' },
  },
  sendGroupMessage: {
    wire: 'message.send_group',
    retry: 'never',
    needs: { time: 'number', sequence: 'number' },
  },
  roamC2CMessages: {
    wire: 'message.roam_c2c',
    retry: 'safe',
    needs: { messageList: 'array', complete: 'number', invisibleSequenceList: 'array' },
  },
  roamGroupMessages: {
    wire: 'message.roam_group',
    retry: 'safe',
    needs: { messageList: 'array', complete: 'number', invisibleSequenceList: 'array' },
  },
  setC2CRead: {
    wire: 'message.set_c2c_read',
    retry: 'safe',
  },
  setGroupRead: {
    wire: 'message.set_group_read',
    retry: 'safe',
  },
  ackPush: {
    wire: 'message.ack_push',
    retry: 'never',
  },
})
