import { commandRows } from '../define-command'

export const conversationCommands = commandRows({
  getConversationList: {
    wire: 'conversation.get_list',
    retry: 'safe',
    needs: {
      completeFlag: 'number',
      conversations: 'array',
      timeStamp: 'number',
      startIndex: 'number',
      pinnedTimeStamp: 'number',
      pinnedStartIndex: 'number',
      groupItem: 'array',
    },
  },
})
