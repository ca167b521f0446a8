import { parseGroupId } from '@org/domain'
import type { Kysely } from 'kysely'
import { findGroup, findMember, type GroupRow } from '../../store/im/groups'
import type { Database } from '../../store/schema'
import { Refusal } from '../refusal'

/** A group whose facts the reader may see: fan groups and those of users are for their members. */
export const groupForReader = async (db: Kysely<Database>, userID: string, groupID: string): Promise<GroupRow> => {
  const group = await findGroup(db, groupID)
  if (group === null) throw new Refusal('notFound')
  const isOpen = group.type === 'AVChatRoom' || parseGroupId(groupID)?.kind === 'normal'
  if (!isOpen && (await findMember(db, groupID, userID)) === null) throw new Refusal('notFound')
  return group
}
