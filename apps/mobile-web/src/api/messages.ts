import {
  getMessageCounts,
  getMessages,
  getNoticeSettings,
  readMessages,
  setNoticeSettings,
} from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const messageApi = injectRows(api, { getMessageCounts, readMessages, getNoticeSettings, setNoticeSettings })
export const messagePagesApi = injectPages(api, { getMessages })
