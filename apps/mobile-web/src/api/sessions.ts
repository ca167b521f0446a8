import { endSession, getSessions, logoutEverywhere } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const sessionApi = injectRows(api, { endSession, logoutEverywhere })
export const sessionPagesApi = injectPages(api, { getSessions })
