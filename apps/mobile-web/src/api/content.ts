import {
  getActivities,
  getActivity,
  getArticle,
  getArticles,
  getProtocal,
  joinActivity,
} from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const contentApi = injectRows(api, { getActivity, getArticle, getProtocal, joinActivity })
export const contentPagesApi = injectPages(api, { getActivities, getArticles })
