import { getCategory, getRealLives } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const liveApi = injectRows(api, { getCategory, getRealLives })
