import { command } from '../define-command'
import type * as schema from '../schemas/conversations'

export const conversationCommands = {
  getConversationList: command<typeof schema.getConversationList>({
    wire: 'conversation.get_list',
    retry: 'safe',
    needs: { completeFlag: 'number', conversations: 'array', timeStamp: 'number', startIndex: 'number' },
  }),
}
