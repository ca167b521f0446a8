import { randomBytes } from 'node:crypto'
import {
  communityOfTopic,
  isCommunityID,
  TOPIC_LIMITS,
  type PushBodies,
  type RequestOf,
  type topicCommands,
} from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { groupTopic } from '../../ports/topics'
import { Change } from '../../services/changes/change'
import type { RightsUse } from '../../store/im/group-changes'
import * as store from '../../store/im/topics'
import { requireCommunities } from '../checks/require-communities'
import { requireNotBanned } from '../checks/require-reader'
import { changeGroup, type GroupScene } from '../groups/group-change'
import { screened, withPicture } from '../groups/screened'
import type { Call, KeyedHandler } from '../handler'
import { imError } from '../im-error'
import { topicTip } from './topic-tip'

type Rows = typeof topicCommands

export const createTopic: KeyedHandler<Rows['createTopic']> = async (request, call) => {
  const { groupID } = request
  const make = async ({ trx, now: created_at }: GroupScene) => {
    const topicID = request.topicID === '' ? `${groupID}@TOPIC#_${randomBytes(8).toString('hex')}` : request.topicID
    requireTopicOf(groupID, topicID)
    const profile = { ...profileOf(request, call), name: screened(call, { name: request.topicName }).name }
    const present = await store.idsOfTopics(trx, groupID)
    if (present.has(topicID)) throw imError('INVALID_GROUP_PARAMETERS', 'There is a topic with this id.')
    if (present.size >= TOPIC_LIMITS.topicsMax)
      throw imError('INVALID_GROUP_PARAMETERS', `A community has at most ${TOPIC_LIMITS.topicsMax} topics.`)
    await store.insertTopic(trx, { ...profile, topic_id: topicID, group_id: groupID, created_at })
    return { topicID }
  }
  return changeTopics(call, groupID, 'holds', make, ({ topicID }) => notify(call, groupID, 17, [topicID]))
}

export const deleteTopics: KeyedHandler<Rows['deleteTopics']> = async ({ groupID, topicIDList }, call) => {
  const make = async ({ trx }: GroupScene) => {
    const present = await store.idsOfTopics(trx, groupID)
    const asked = [...new Set(topicIDList.length === 0 ? present : topicIDList)]
    const found = asked.filter((topicID) => present.has(topicID))
    await store.deleteTopics(trx, found)
    const { code, message } = imError('GROUP_NOT_FOUND', 'The topic does not exist.')
    const missing = asked.filter((topicID) => !present.has(topicID))
    return {
      topicIDList: found,
      resultItem: missing.map((topicID) => ({ topicID, resultCode: code, resultInfo: message })),
    }
  }
  return changeTopics(call, groupID, 'holds', make, ({ topicIDList: deleted }) => {
    if (deleted.length > 0) notify(call, groupID, 18, deleted)
  })
}

/** The members get what has changed as a tip in the topic. */
export const updateTopic: KeyedHandler<Rows['updateTopic']> = async (request, call) => {
  const { groupID, topicID, muteAllMembers } = request
  const make = async (scene: GroupScene) => {
    requireTopicOf(groupID, topicID)
    const { name } = screened(call, { name: request.topicName })
    const profile = {
      ...profileOf(request, call),
      ...(name === undefined ? {} : { name }),
      ...(muteAllMembers === undefined ? {} : { mute_all: muteAllMembers === 'On' }),
    }
    const before = await store.updateTopic(scene.trx, topicID, profile)
    if (before === null) throw imError('GROUP_NOT_FOUND', 'The topic does not exist.')
    const changed = Object.entries(profile).filter(([field, value]) => before[field as keyof typeof profile] !== value)
    if (changed.length > 0) scene.write(topicTip(call, scene.group, topicID, Object.fromEntries(changed)))
    return {}
  }
  const rights = muteAllMembers === 'On' ? 'takes' : 'holds'
  return changeTopics(call, groupID, rights, make, () => call.im.topics.forget(topicID))
}

/** A change by a manager of the topics of a community, which stays as it is until the transaction ends. */
const changeTopics = async <Reply extends object>(
  call: Call,
  groupID: string,
  rights: RightsUse,
  work: (scene: GroupScene) => Promise<Reply>,
  after: (reply: Reply) => void,
): Promise<Change<Reply>> => {
  requireCommunities(call)
  if (!isCommunityID(groupID)) throw imError('INVALID_GROUP_ID')
  if ((await call.im.groups.find(groupID)) === null) throw imError('GROUP_NOT_FOUND')
  requireNotBanned(call, groupID)
  const change = changeGroup(call, groupID, rights, async (scene) => {
    scene.require('topics')
    if (!scene.group.is_support_topic) throw imError('INVALID_GROUP_PARAMETERS', 'The community has no topics.')
    return work(scene)
  })
  const tell = (reply: Reply) => {
    after(reply)
    return change.after(reply)
  }
  return new Change(change.make, tell, change.lane)
}

const requireTopicOf = (groupID: string, topicID: string): void => {
  if (communityOfTopic(topicID) !== groupID) throw imError('INVALID_GROUP_ID', 'It is no topic id of the community.')
}

type Profile = Pick<RequestOf<Rows['updateTopic']>, 'avatar' | 'introduction' | 'notification' | 'customData'>

/** The given fields as columns. */
const profileOf = ({ avatar, customData, introduction, notification }: Profile, call: Call): store.TopicProfile => {
  const texts = screened(call, { introduction, notification })
  const columns = { ...texts, ...withPicture(call, avatar), custom_data: customData }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** One event for all members: those who are away read the list. */
const notify = (
  { im, userID }: Call,
  groupID: string,
  operationType: PushBodies['pushTopicNotice']['operationType'],
  topicIDList: string[],
): void => {
  const time = seconds(im.context.clock)
  const body = { groupID, operationType, topicIDList, operatorID: userID, time }
  for (const topicID of topicIDList) im.topics.forget(topicID)
  im.fanout.publishTo(groupTopic(groupID), { kind: 'groupPush', name: 'pushTopicNotice', body })
}
