import { attentMatch, getAttentMatchlist, getDateMatch } from '@org/api-client/contract'
import { injectRows, injectUpdated } from '@org/api-client/rtk'
import { withDayChanges } from '../matches/day-changes'
import { api } from './base'

export const matchApi = injectRows(api, { attentMatch, getAttentMatchlist })

export const dayApi = injectUpdated(api, { getDateMatch }, { getDateMatch: withDayChanges })
