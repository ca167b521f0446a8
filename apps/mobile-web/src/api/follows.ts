import { followUser, getFans, getFollowed, getFollows } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const followApi = injectRows(api, { followUser, getFollowed })
export const followPagesApi = injectPages(api, { getFollows, getFans })
