import { commandRows } from '../define-command'

export const moderationCommands = commandRows({
  getProfanityList: {
    wire: 'config.get_profanity_list',
    retry: 'never',
    needs: {
      version: 'number',
      completeFlag: 'number',
      startIndex: 'number',
      profanityList: 'array',
      filterConfig: 'object',
    },
  },
})
