import { commandRows } from '../define-command'

export const syncCommands = commandRows({
  syncUnread: {
    wire: 'message.sync_unread',
    retry: 'never',
    needs: {
      cookie: 'string',
      syncFlag: 'number',
      messageList: 'array',
      eventArray: 'array',
      changedMessageList: 'array',
      C2CPairUnreadList: 'array',
    },
  },
  getMessages: {
    wire: 'message.get',
    retry: 'safe',
    needs: { messageList: 'array', invisibleSequenceList: 'array' },
  },
})
