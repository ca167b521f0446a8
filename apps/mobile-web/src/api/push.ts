import { dropPushSubscription, getPushKey, savePushSubscription } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const pushApi = injectRows(api, { getPushKey, savePushSubscription, dropPushSubscription })
