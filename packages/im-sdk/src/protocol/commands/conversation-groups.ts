import { ABILITY } from '../abilities'
import { commandRows } from '../define-command'

export const conversationGroupCommands = commandRows({
  getConversationGroupList: {
    wire: 'conversation.get_groups',
    retry: 'safe',
    ability: ABILITY.conversationGroups,
    needs: { completeFlag: 'number', nextStartIndex: 'number', groupItem: 'array', version: 'number' },
  },
  createConversationGroups: {
    wire: 'conversation.create_groups',
    retry: 'keyed',
    ability: ABILITY.conversationGroups,
    needs: { groupResultItem: 'array' },
  },
  deleteConversationGroups: {
    wire: 'conversation.delete_groups',
    retry: 'keyed',
    ability: ABILITY.conversationGroups,
    needs: { groupItem: 'array' },
  },
  updateConversationGroup: {
    wire: 'conversation.update_group',
    retry: 'keyed',
    ability: ABILITY.conversationGroups,
    needs: { updateGroupResult: 'object' },
  },
})
