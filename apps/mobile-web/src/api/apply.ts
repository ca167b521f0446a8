import { applyRows } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const applyApi = injectRows(api, applyRows)
