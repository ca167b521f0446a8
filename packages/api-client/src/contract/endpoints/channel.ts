import { query } from '../define-endpoint'

export const getChannelAbout = /* @__PURE__ */ query('getChannelAbout', {
  method: 'POST',
  path: '/api/channel/getChannelAbout',
  summary: 'Whether the site has a channel, and how users reach the site.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['config'],
})

export const getDownloadInfo = /* @__PURE__ */ query('getDownloadInfo', {
  method: 'POST',
  path: '/api/channel/getDownloadInfo',
  summary: 'Where the app of the site is for each system, with its version and the channel.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['config'],
})

export const channelRows = { getChannelAbout, getDownloadInfo }
