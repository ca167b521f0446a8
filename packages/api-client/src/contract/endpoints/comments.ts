import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

export const getComments = /* @__PURE__ */ query('getComments', {
  method: 'POST',
  path: '/api/comment/getComments',
  summary: 'The comments on a video, a moment or an article, the newest first.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: () => ['comment'],
})

export const addComment = /* @__PURE__ */ mutation('addComment', {
  method: 'POST',
  path: '/api/comment/addComment',
  summary:
    'Writes a comment, or an answer to one, at most one in five seconds on the same thing. Its words are screened as in chat.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 12, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound'],
  key: true,
  shows: ['failure'],
  tags: () => ['comment'],
})

export const deleteComment = /* @__PURE__ */ mutation('deleteComment', {
  method: 'POST',
  path: '/api/comment/deleteComment',
  summary: 'Deletes a comment of the member.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound'],
  key: false,
  shows: ['failure'],
  tags: () => ['comment'],
})

export const like = /* @__PURE__ */ mutation('like', {
  method: 'POST',
  path: '/api/comment/like',
  summary: 'Likes something, or takes it back. A repeated call changes nothing.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 120, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound'],
  key: false,
  shows: [],
  tags: () => [],
})

export const commentRows = { getComments, addComment, deleteComment, like }
