import { COUNTER_LIMITS, NOTIFY_ROOM, type counterCommands } from '@org/im-sdk/protocol'
import { Change } from '../../services/changes/change'
import { changeGroupCounters, groupCounters, type GroupCounter } from '../../store/im/group-counters'
import { keepRight, requireRight } from '../checks/require-right'
import type { Handlers } from '../handler'
import { imError } from '../im-error'

export const counters = {
  updateGroupCounters: async (request, call) => {
    const { mode, counterList } = request
    if (request.groupID === NOTIFY_ROOM) throw imError('GROUP_PERMISSION_DENY')
    const action = mode === 'Set' ? 'setCounters' : 'counters'
    const { group_id: groupID } = await requireRight(call, action, request)
    const values = new Map(counterList.map(({ key, value }) => [key, mode === 'Decrease' ? -value : value]))
    if (values.size < counterList.length) throw imError('INVALID_GROUP_PARAMETERS', 'A counter is there twice.')
    return new Change(
      async (trx) => {
        // Rights are locked before the row of the group, which a counter refers to.
        await keepRight(call, trx, action, groupID)
        const how = mode === 'Set' ? 'set' : 'add'
        const { sequence, counters: changed, total } = await changeGroupCounters(trx, groupID, values, how)
        if (total > COUNTER_LIMITS.keysMax)
          throw imError('INVALID_GROUP_PARAMETERS', `A group has at most ${COUNTER_LIMITS.keysMax} counters.`)
        if (!changed.every(({ value }) => Number.isSafeInteger(value)))
          throw imError('INVALID_GROUP_PARAMETERS', 'The counter would exceed the largest whole number.')
        return { counterList: changed.map(counter), groupCounterSeq: sequence }
      },
      (change) => call.im.counterPushes.add(groupID, change),
      `counters:${groupID}`,
    )
  },

  getGroupCounters: async (request, call) => {
    const { group_id } = await requireRight(call, 'read', request)
    const { sequence, counters: all } = await groupCounters(call.im.context.db, group_id)
    const wanted = new Set(request.counterList.map(({ key }) => key))
    const found = all.filter(({ key }) => wanted.size === 0 || wanted.has(key))
    return { counterList: found.map(counter), groupCounterSeq: sequence }
  },
} satisfies Handlers<typeof counterCommands>

const counter = ({ key, value, seq }: GroupCounter) => ({ key, value, sequence: seq })
