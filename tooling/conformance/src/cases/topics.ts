import { unseen, type Cases } from '../case'
import { tipped, toldOfTopics } from '../group-facts'
import type { Stage } from '../stage'

type Names = 'createTopic' | 'deleteTopics' | 'updateTopic' | 'getTopicList'

/** A group of another type, one that is not there, and a member without rights. */
const refusals = async (stage: Stage) =>
  [
    [{ groupID: await stage.group('Public') }, 'INVALID_GROUP_ID'],
    [{ groupID: '@TGS#_none' }, 'GROUP_NOT_FOUND'],
    [{}, 'GROUP_PERMISSION_DENY', stage.bob],
  ] as const

export const topicCases: Cases<Names> = {
  createTopic: async (stage) => {
    const { groupID, topicID: present } = await stage.community()
    const topicID = `${groupID}@TOPIC#_talk`
    return {
      request: { groupID, topicName: 'talk', topicID },
      answer: { topicID },
      seen: toldOfTopics([stage.ann, stage.phone, stage.bob], { groupID, operationType: 17, topicIDList: [topicID] }),
      refused: [...(await refusals(stage)), [{ topicID: present }, 'INVALID_GROUP_PARAMETERS']],
    }
  },
  deleteTopics: async (stage) => {
    const { groupID, topicID } = await stage.community()
    return {
      request: { groupID, topicIDList: [topicID] },
      answer: { topicIDList: [topicID], resultItem: [] },
      seen: toldOfTopics([stage.ann, stage.phone, stage.bob], { groupID, operationType: 18, topicIDList: [topicID] }),
      refused: await refusals(stage),
    }
  },
  updateTopic: async (stage) => {
    const { groupID, topicID } = await stage.community()
    return {
      request: { groupID, topicID, topicName: 'renamed' },
      seen: [tipped(stage.bob, topicID, { topicID, newTopicProfile: { topicName: 'renamed' } })],
      refused: [...(await refusals(stage)), [{ topicID: `${groupID}@TOPIC#_none` }, 'GROUP_NOT_FOUND']],
    }
  },
  getTopicList: async (stage) => {
    const { groupID, topicID } = await stage.community()
    const none = `${groupID}@TOPIC#_none`
    return {
      by: stage.bob,
      request: { groupID, topicIDList: [topicID, none] },
      answer: { topicInfoList: [{ topicID, topicName: 'news' }], resultItem: [{ topicID: none }], next: '' },
      seen: unseen('It reads.'),
      refused: [
        [{ groupID: await stage.group('Public') }, 'INVALID_GROUP_ID'],
        [{ groupID: '@TGS#_none' }, 'GROUP_NOT_FOUND'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(stage.cyd)],
      ],
    }
  },
}
