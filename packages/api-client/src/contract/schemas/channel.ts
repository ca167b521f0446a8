import * as v from 'valibot'
import { text } from '../fields'
import { notId } from '../id-fields'

/** Where a user came from, as anyone can write it into an address; empty for no channel. */
const channelCode = v.optional(notId(text(128)), '')

export const getChannelAbout = {
  request: v.object({ channel_code: channelCode }),
  reply: v.object({
    /** The channel of the call; empty if the site does not have it. */
    channel_code: v.string(),
    /** How users reach the site; empty if it does not say. */
    contact: v.string(),
  }),
}

export const getDownloadInfo = {
  request: v.object({ channel_code: channelCode }),
  reply: v.object({
    channel_code: v.string(),
    links: v.array(
      v.object({
        os: v.picklist(['ios', 'android']),
        url: v.string(),
        /** Of the app; empty if the site does not say. */
        version: v.string(),
      }),
    ),
    /** The path of the download page with the channel, for a QR code. */
    page: v.string(),
  }),
}
