import type { rechargeRows } from '@org/api-client/contract'
import { createRecharge, listOptions, readRecharge } from '../../services/money/recharge'
import type { Handlers } from '../handler'

export const rechargeHandlers = {
  getRechargeOptions: (_request, { context, site }) => listOptions(context, site),

  createRecharge: (request, { context, viewer, site }) => createRecharge(context, { uid: viewer.uid, site }, request),

  getRecharge: ({ id }, { context, viewer }) => readRecharge(context, viewer.uid, id),
} satisfies Handlers<typeof rechargeRows>
