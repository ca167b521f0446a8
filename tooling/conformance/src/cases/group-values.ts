import { pushed, unseen, type Cases, type Seen } from '../case'
import { outside } from '../group-facts'
import type { Like } from '../like'
import type { Stage } from '../stage'

type Names =
  | 'initGroupAttributes'
  | 'setGroupAttributes'
  | 'modifyGroupAttributes'
  | 'deleteGroupAttributes'
  | 'clearGroupAttributes'
  | 'getGroupAttributes'
  | 'updateGroupCounters'
  | 'getGroupCounters'

const scored = (value: string) => [{ key: 'score', value }]

/** A group with one attribute. */
const withScore = async (stage: Stage) => {
  const groupID = await stage.group('Public')
  const { mainSequence } = await stage.ann.ask('initGroupAttributes', {
    groupID,
    mainSequence: 0,
    groupAttributeList: scored('0:0'),
  })
  return { groupID, mainSequence }
}
const changed = ({ bob }: Stage, groupID: string, like: { readonly [field: string]: Like }): Seen[] => [
  pushed(bob, 'pushGroupAttributes', { groupID, ...like }),
]
const refusals = async (stage: Stage) =>
  [...(await outside(stage)), [{ mainSequence: 99 }, 'GROUP_ATTRIBUTES_CONFLICT'] as const] as const

export const groupValueCases: Cases<Names> = {
  initGroupAttributes: async (stage) => {
    const groupID = await stage.group('Public')
    const groupAttributeList = scored('1:0')
    return {
      request: { groupID, mainSequence: 0, groupAttributeList },
      answer: { mainSequence: 1, groupAttributeList, deletedKeyList: [] },
      seen: changed(stage, groupID, { mainSequence: 1, groupAttributeList }),
      refused: await refusals(stage),
    }
  },
  setGroupAttributes: async (stage) => {
    const place = await withScore(stage)
    const groupAttributeList = [{ key: 'minute', value: '12' }]
    return {
      request: { ...place, groupAttributeList },
      answer: { mainSequence: 2, groupAttributeList },
      seen: changed(stage, place.groupID, { mainSequence: 2, groupAttributeList }),
      refused: await refusals(stage),
    }
  },
  modifyGroupAttributes: async (stage) => {
    const place = await withScore(stage)
    const groupAttributeList = scored('1:0')
    return {
      request: { ...place, groupAttributeList },
      answer: { mainSequence: 2, groupAttributeList },
      seen: changed(stage, place.groupID, { mainSequence: 2, groupAttributeList }),
      refused: [
        ...(await refusals(stage)),
        [{ groupAttributeList: [{ key: 'none', value: '1' }] }, 'INVALID_GROUP_PARAMETERS'],
      ],
    }
  },
  deleteGroupAttributes: async (stage) => {
    const place = await withScore(stage)
    return {
      request: { ...place, groupAttributeList: [{ key: 'score' }] },
      answer: { mainSequence: 2, groupAttributeList: [], deletedKeyList: ['score'] },
      seen: changed(stage, place.groupID, { deletedKeyList: ['score'] }),
      refused: await refusals(stage),
    }
  },
  clearGroupAttributes: async (stage) => {
    const place = await withScore(stage)
    return {
      request: place,
      answer: { mainSequence: 2, deletedKeyList: ['score'] },
      seen: changed(stage, place.groupID, { deletedKeyList: ['score'] }),
      refused: await refusals(stage),
    }
  },
  getGroupAttributes: async (stage) => {
    const { groupID } = await withScore(stage)
    return {
      by: stage.bob,
      request: { groupID },
      answer: { mainSequence: 1, groupAttributeList: scored('0:0') },
      seen: unseen('It reads.'),
      refused: await outside(stage),
    }
  },
  updateGroupCounters: async (stage) => {
    const groupID = await stage.group('Public')
    const likes = (value: number) => ({ key: 'likes', value })
    return {
      request: { groupID, mode: 'Increase', counterList: [likes(3)] },
      answer: { counterList: [likes(3)], groupCounterSeq: 1 },
      seen: [pushed(stage.bob, 'pushGroupCounters', { groupID, counterList: [likes(3)] })],
      refused: [
        ...(await outside(stage)),
        [{ counterList: [likes(1), likes(2)] }, 'INVALID_GROUP_PARAMETERS'],
        [{ groupID: 'NOTIFY_ROOM' }, 'GROUP_PERMISSION_DENY'],
      ],
    }
  },
  getGroupCounters: async (stage) => {
    const groupID = await stage.group('Public')
    const counterList = [{ key: 'likes', value: 3 }]
    await stage.ann.ask('updateGroupCounters', { groupID, mode: 'Set', counterList })
    return {
      by: stage.bob,
      request: { groupID },
      answer: { counterList, groupCounterSeq: 1 },
      seen: unseen('It reads.'),
      refused: await outside(stage),
    }
  },
}
