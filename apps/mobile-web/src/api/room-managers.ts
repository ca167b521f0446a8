import { roomManagerRows } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const roomManagerApi = injectRows(api, roomManagerRows)
