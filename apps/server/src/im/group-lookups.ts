import type { Context } from '../services/context'
import { findGroup, findMember, type GroupMember, type GroupRow } from '../store/im/groups'
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
