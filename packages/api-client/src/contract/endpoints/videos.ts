import { query } from '../define-endpoint'

export const getShortVideos = /* @__PURE__ */ query('getShortVideos', {
  method: 'POST',
  path: '/api/video/getShortVideos',
  summary: 'The short videos, the newest first; those of an anchor with `anchorid`.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['content'],
})

export const getShortVideo = /* @__PURE__ */ query('getShortVideo', {
  method: 'POST',
  path: '/api/video/getShortVideo',
  summary: 'A short video, and the three that follow it.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: () => ['content'],
})

export const getRecCategories = /* @__PURE__ */ query('getRecCategories', {
  method: 'POST',
  path: '/api/video/getRecCategories',
  summary: 'The categories of recorded videos.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['content'],
})

export const getRecVideos = /* @__PURE__ */ query('getRecVideos', {
  method: 'POST',
  path: '/api/video/getRecVideos',
  summary: 'The recorded videos of a category or of an anchor, the newest first.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['content'],
})

export const getRecCollection = /* @__PURE__ */ query('getRecCollection', {
  method: 'POST',
  path: '/api/video/getRecCollection',
  summary: 'The recorded videos of a collection in their order.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: () => ['content'],
})

export const getRecVideo = /* @__PURE__ */ query('getRecVideo', {
  method: 'POST',
  path: '/api/video/getRecVideo',
  summary: 'A recorded video with its qualities, and the next one.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: () => ['content'],
})

export const getMoments = /* @__PURE__ */ query('getMoments', {
  method: 'POST',
  path: '/api/moment/getMoments',
  summary: 'The moments of all anchors or of one, the newest first.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['content'],
})

export const getMoment = /* @__PURE__ */ query('getMoment', {
  method: 'POST',
  path: '/api/moment/getMoment',
  summary: 'A moment.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: () => ['content'],
})

export const videoRows = {
  getShortVideos,
  getShortVideo,
  getRecCategories,
  getRecVideos,
  getRecCollection,
  getRecVideo,
  getMoments,
  getMoment,
}
