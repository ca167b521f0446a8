import {
  addAnnouncement,
  deleteAnnouncement,
  getAnchorGroups,
  getAnnouncements,
  getChatGroups,
  getGroupConfig,
  joinAnchorGroup,
  setGroupConfig,
} from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const chatGroupApi = injectRows(api, {
  addAnnouncement,
  deleteAnnouncement,
  getAnchorGroups,
  getGroupConfig,
  joinAnchorGroup,
  setGroupConfig,
})
export const chatGroupPagesApi = injectPages(api, { getAnnouncements, getChatGroups })
