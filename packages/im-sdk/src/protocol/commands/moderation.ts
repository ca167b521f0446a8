import { command } from '../define-command'
import type * as schema from '../schemas/moderation'

export const moderationCommands = {
  getProfanityList: command<typeof schema.getProfanityList>({
    wire: 'config.get_profanity_list',
    retry: 'never',
    needs: {
      version: 'number',
      completeFlag: 'number',
      startIndex: 'number',
      profanityList: 'array',
      filterConfig: 'object',
    },
  }),
}
