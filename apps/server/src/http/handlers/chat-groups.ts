import type { chatGroupRows } from '@org/api-client/contract'
import { setGroupRules } from '../../services/chat/set-group-rules'
import type { Handlers } from '../handler'

export const chatGroupHandlers = {
  setGroupConfig: async ({ group_id, ...rules }, { context }) => ({
    group_id,
    ...(await setGroupRules(context, group_id, rules)),
  }),
} satisfies Handlers<typeof chatGroupRows>
