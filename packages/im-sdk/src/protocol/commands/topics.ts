import { commandRows } from '../define-command'

export const topicCommands = commandRows({
  createTopic: { wire: 'topic.create', retry: 'keyed', needs: { topicID: 'string' } },
  deleteTopics: { wire: 'topic.delete', retry: 'keyed', needs: { topicIDList: 'array', resultItem: 'array' } },
  updateTopic: { wire: 'topic.update', retry: 'keyed' },
  getTopicList: {
    wire: 'topic.get_list',
    retry: 'safe',
    limit: { count: 10, perMs: 1_000 },
    needs: { topicInfoList: 'array', resultItem: 'array', next: 'string' },
  },
})
