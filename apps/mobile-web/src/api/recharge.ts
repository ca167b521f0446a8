import { createRecharge, getRecharge, getRechargeOptions } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const rechargeApi = injectRows(api, { createRecharge, getRecharge, getRechargeOptions })
