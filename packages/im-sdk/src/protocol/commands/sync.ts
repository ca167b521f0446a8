import { command } from '../define-command'
import type * as schema from '../schemas/sync'

export const syncCommands = {
  syncUnread: command<typeof schema.syncUnread>({
    wire: 'message.sync_unread',
    retry: 'never',
    needs: {
      cookie: 'string',
      syncFlag: 'number',
      messageList: 'array',
      eventArray: 'array',
      C2CPairUnreadList: 'array',
    },
  }),
  getMessages: command<typeof schema.getMessages>({
    wire: 'message.get',
    retry: 'safe',
    needs: { messageList: 'array', invisibleSequenceList: 'array' },
  }),
}
