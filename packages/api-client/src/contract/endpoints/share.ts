import { query } from '../define-endpoint'

export const getShareCard = /* @__PURE__ */ query('getShareCard', {
  method: 'POST',
  path: '/api/share/getShareCard',
  summary: 'What is said of something that is shared, as on its page below `/share`: title, text, picture, target.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: ({ kind }) => [kind === 'match' ? 'match' : kind === 'live' ? 'live' : 'content'],
})

export const shareRows = { getShareCard }
