import { getChannelAbout, getDownloadInfo } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const channelApi = injectRows(api, { getChannelAbout, getDownloadInfo })
