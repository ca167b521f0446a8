import { command } from '../define-command'
import type * as schema from '../schemas/topics'

export const topicCommands = {
  getTopicList: command<typeof schema.getTopicList>({
    wire: 'topic.get_list',
    retry: 'safe',
    limit: { count: 10, perMs: 1_000 },
    needs: { topicInfoList: 'array', resultItem: 'array', next: 'string' },
  }),
}
