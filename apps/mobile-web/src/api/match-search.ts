import { getRaceSearch } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const matchSearchApi = injectRows(api, { getRaceSearch })
