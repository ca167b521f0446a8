import { ABILITY } from '../abilities'
import { commandRows } from '../define-command'

const LIMIT = { count: 20, perMs: 5_000 }

/** Rules: IM-13, IM-41, IM-71. */
export const counterCommands = commandRows({
  updateGroupCounters: {
    wire: 'group.update_counters',
    retry: 'keyed',
    limit: LIMIT,
    ability: ABILITY.groupCounters,
    needs: { counterList: 'array', groupCounterSeq: 'number' },
  },
  getGroupCounters: {
    wire: 'group.get_counters',
    retry: 'safe',
    limit: LIMIT,
    ability: ABILITY.groupCounters,
    needs: { counterList: 'array', groupCounterSeq: 'number' },
  },
})
