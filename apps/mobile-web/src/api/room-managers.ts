import { roomManagerRows } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

const { getRoomPeople, ...rows } = roomManagerRows

export const roomManagerApi = injectRows(api, rows)
export const roomPeopleApi = injectPages(api, { getRoomPeople })
