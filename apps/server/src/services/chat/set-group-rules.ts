import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { groupTopic } from '../../ports/topics'
import { repeatable } from '../../store/database/database'
import { changeRules, type GroupRules } from '../../store/im/group-changes'
import type { Context } from '../context'
import { requireCan } from './require-can'

/**
 * Sets what members must meet to write, as far as it is given, and tells them. Returns all rules.
 */
export const setGroupRules = async (
  context: Context,
  userID: string,
  groupID: string,
  given: Partial<GroupRules>,
): Promise<GroupRules> => {
  const rules = await announcing({ ...context, db: repeatable(context.db) }, async (trx) => {
    const { slow_mode, min_level } = await requireCan(trx, { groupID, userID, action: 'setRules' })
    const next = { slow_mode: given.slow_mode ?? slow_mode, min_level: given.min_level ?? min_level }
    if (next.slow_mode === slow_mode && next.min_level === min_level) return next
    await changeRules(trx, groupID, next)
    const data = { group_id: groupID, text: '', ...next }
    await announce(trx, `group:${groupID}`, { type: 'ChatGroupTipsMessage', data }, seconds(context.clock))
    return next
  })
  // Processes remember a group for a few seconds.
  context.bus.publish(groupTopic(groupID), { kind: 'group', groupID, userIDs: [], isDismissed: false })
  return rules
}
