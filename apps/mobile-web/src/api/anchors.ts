import { getAnchorList } from '@org/api-client/contract'
import { injectPages } from '@org/api-client/rtk'
import { api } from './base'

export const anchorApi = injectPages(api, { getAnchorList })
