import { ABILITY } from '../abilities'
import { commandRows } from '../define-command'

const ability = ABILITY.userStatus
const limit = { count: 20, perMs: 5_000 }

export const userStatusCommands = commandRows({
  setSelfStatus: {
    wire: 'status.set_self',
    retry: 'safe',
    ability,
    needs: { statusType: 'number', customStatus: 'string' },
  },
  getUserStatus: {
    wire: 'status.get',
    retry: 'safe',
    ability,
    limit,
    needs: { userStatusList: 'array', resultItem: 'array' },
  },
  subscribeUserStatus: { wire: 'status.subscribe', retry: 'safe', ability, limit, needs: { resultItem: 'array' } },
  unsubscribeUserStatus: { wire: 'status.unsubscribe', retry: 'safe', ability, limit, needs: { resultItem: 'array' } },
})
