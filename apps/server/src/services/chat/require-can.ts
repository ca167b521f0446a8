import { can, type ChatAction } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { lockGroup, type RightsUse } from '../../store/im/group-changes'
import type { GroupRow } from '../../store/im/groups'
import type { Database } from '../../store/schema'
import { Refusal } from '../refusal'
import { roleInGroup } from './role-in-group'

interface Asked {
  readonly groupID: string
  readonly userID: string
  readonly action: ChatAction
  /** The user whom the action concerns. */
  readonly targetID?: string
  /** What the change does with the rights of others. */
  readonly rights?: RightsUse
}

/**
 * The group, which stays as it is until the transaction of the change ends, if the user may do this in it: a manager may
 * have been dismissed since the call was admitted.
 */
export const requireCan = async (
  trx: Transaction<Database>,
  { groupID, userID, action, targetID, rights = 'holds' }: Asked,
): Promise<GroupRow> => {
  const group = await lockGroup(trx, groupID, rights)
  if (group === null) throw new Refusal('notFound')
  const role = await roleInGroup(trx, group, userID)
  const { type } = group
  const object =
    targetID === undefined
      ? { type }
      : { type, target: await roleInGroup(trx, group, targetID), isSelf: targetID === userID }
  if (!can({ role }, action, object)) throw new Refusal('notAllowed')
  return group
}
