import type { Context } from '../services/context'
import { communityOfTopic } from '@org/im-sdk/protocol'
import { findGroup, findMember, type GroupMember, type GroupRow } from '../store/im/groups'
import { findTopic } from '../store/im/topics'
import { managerIDs } from '../store/live/room-managers'
import { Lookup } from './sessions/lookup'

type Parts = Pick<Context, 'db' | 'clock'>

/** Groups by id, a few seconds old at most. */
export const createGroups = ({ db, clock }: Parts): Lookup<GroupRow> =>
  new Lookup({
    clock,
    ttlMs: 10_000,
    missTtlMs: 1_000,
    maxEntries: 5_000,
    load: async (groupID) => (STORABLE.test(groupID) ? findGroup(db, groupID) : null),
  })

/** No control characters, because PostgreSQL texts cannot contain a NUL. */
const STORABLE = /^[^\p{Cc}\p{Cs}]+$/u

/** Topics by id with their switches, a few seconds old at most. */
export const createTopics = ({ db, clock }: Parts): Lookup<{ readonly mute_all: boolean }> =>
  new Lookup({
    clock,
    ttlMs: 2_000,
    missTtlMs: 500,
    maxEntries: 5_000,
    load: async (topicID) => (STORABLE.test(topicID) ? findTopic(db, topicID) : null),
  })

/** Where a message of a group goes: into the group itself, or into a topic of a community. */
export interface GroupPlace {
  /** The group or topic whose conversation it is. */
  readonly id: string
  /** The group, or the community of the topic: its members, roles, mutes and bans apply. */
  readonly group: GroupRow
}

/** Null when there is no such group or topic. */
export const findPlace = async (
  { groups, topics }: { readonly groups: Lookup<GroupRow>; readonly topics: Lookup<{ readonly mute_all: boolean }> },
  id: string,
): Promise<GroupPlace | null> => {
  const community = communityOfTopic(id)
  const group = await groups.find(community ?? id)
  if (group === null || community === null) return group === null ? null : { id, group }
  const topic = await topics.find(id)
  return topic === null ? null : { id, group: { ...group, mute_all: group.mute_all || topic.mute_all } }
}

/** Memberships by `memberKey`, a few seconds old at most. */
export const createMembers = ({ db, clock }: Parts): Lookup<GroupMember> =>
  new Lookup({
    clock,
    ttlMs: 10_000,
    missTtlMs: 1_000,
    maxEntries: 50_000,
    load: (key) => {
      const [userID = '', groupID = ''] = JSON.parse(key) as string[]
      return findMember(db, groupID, userID)
    },
  })

export const memberKey = (userID: string, groupID: string): string => JSON.stringify([userID, groupID])

/** The ids of the managers of a chat room, at most two seconds old. */
export const createManagers = ({ db, clock }: Parts): Lookup<ReadonlySet<string>> =>
  new Lookup({
    clock,
    ttlMs: 1_500,
    missTtlMs: 1_500,
    maxEntries: 5_000,
    load: (groupID) => managerIDs(db, groupID),
  })
