import { parseGroupId } from '@org/domain'
import { can } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { findGroup, type GroupRow } from '../../store/im/groups'
import type { Database } from '../../store/schema'
import { Refusal } from '../refusal'
import { roleInGroup } from './role-in-group'

/** A group whose facts the reader may see: those that the product lists are for everybody. */
export const groupForReader = async (db: Kysely<Database>, userID: string, groupID: string): Promise<GroupRow> => {
  const group = await findGroup(db, groupID)
  if (group === null) throw new Refusal('notFound')
  const isListed = parseGroupId(groupID)?.kind === 'normal'
  if (!isListed && !can({ role: await roleInGroup(db, group, userID) }, 'read', group)) throw new Refusal('notFound')
  return group
}
