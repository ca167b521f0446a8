import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { groupTopic } from '../../ports/topics'
import { repeatable } from '../../store/database/database'
import { changeRules, lockGroup, type GroupRules } from '../../store/im/group-changes'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import { can } from './can'

/**
 * Sets what members must meet to write, as far as it is given, and tells them. The caller manages the group. Returns all
 * rules.
 */
export const setGroupRules = async (
  context: Context,
  groupID: string,
  given: Partial<GroupRules>,
): Promise<GroupRules> => {
  const rules = await announcing({ ...context, db: repeatable(context.db) }, async (trx) => {
    const group = await lockGroup(trx, groupID, 'holds')
    if (group === null) throw new Refusal('notFound')
    if (!can({ role: 'Admin' }, 'setRules', group)) throw new Refusal('notAllowed')
    const { slow_mode, min_level } = group
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
