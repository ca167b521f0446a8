import { getAnchorPage, getRecAnchors } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const anchorPageApi = injectRows(api, { getAnchorPage, getRecAnchors })
