import { commandRows } from '../define-command'

export const topicCommands = commandRows({
  getTopicList: {
    wire: 'topic.get_list',
    retry: 'safe',
    limit: { count: 10, perMs: 1_000 },
    needs: { topicInfoList: 'array', resultItem: 'array', next: 'string' },
  },
})
