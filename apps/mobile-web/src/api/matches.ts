import { attentMatch, getAttentMatchlist, getDateMatch } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const matchApi = injectRows(api, { attentMatch, getAttentMatchlist, getDateMatch })
