import { commandRows } from '../define-command'

export const conversationActionCommands = commandRows({
  pinConversations: { wire: 'conversation.pin', retry: 'keyed', needs: { resultItem: 'array' } },
  markConversations: { wire: 'conversation.mark', retry: 'keyed', needs: { resultItem: 'array' } },
  setConversationCustomData: { wire: 'conversation.set_custom_data', retry: 'keyed', needs: { resultItem: 'array' } },
  deleteConversations: { wire: 'conversation.delete', retry: 'keyed', needs: { resultList: 'array' } },
  clearHistory: { wire: 'conversation.clear_history', retry: 'keyed' },
  setC2CMute: { wire: 'conversation.set_c2c_mute', retry: 'keyed', needs: { resultItem: 'array' } },
  /** For clients without a list of conversations: the engine gets reminders with the list. */
  getC2CMute: { wire: 'conversation.get_c2c_mute', retry: 'safe', needs: { muteList: 'array' } },
  setGroupMute: { wire: 'conversation.set_group_mute', retry: 'safe' },
  deleteAtTips: { wire: 'message.delete_at_tips', retry: 'safe' },
  setAllRead: { wire: 'message.set_all_read', retry: 'safe', limit: { count: 1, perMs: 1_000 } },
})
