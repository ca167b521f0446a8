import type { channelRows } from '@org/api-client/contract'
import { channelAbout, downloadInfo } from '../../services/sites/channels'
import type { Handlers } from '../handler'

export const channelHandlers = {
  getChannelAbout: ({ channel_code }, { context, site }) => channelAbout(context, site, channel_code),

  getDownloadInfo: ({ channel_code }, { context, site }) => downloadInfo(context, site, channel_code),
} satisfies Handlers<typeof channelRows>
