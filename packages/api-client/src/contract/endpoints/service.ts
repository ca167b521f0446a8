import { mutation, query } from '../define-endpoint'
import { TEN_MINUTES } from '../limits'

export const publish = /* @__PURE__ */ mutation('publish', {
  method: 'POST',
  path: '/api/customerservice/publish',
  summary: 'Sends feedback to customer service, with at most six pictures.',
  needs: 'guest',
  switch: null,
  limit: [{ count: 10, perMs: TEN_MINUTES, by: 'viewer' }],
  errors: [],
  key: true,
  shows: [],
  tags: () => ['feedback'],
})

export const getMyFeedback = /* @__PURE__ */ query('getMyFeedback', {
  method: 'POST',
  path: '/api/customerservice/getMyFeedback',
  summary: 'The feedback of the member with the answers, the latest first; also what the member sent as a guest.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['feedback'],
})

export const report = /* @__PURE__ */ mutation('report', {
  method: 'POST',
  path: '/api/customerservice/report',
  summary:
    'Reports a user, a group, messages, a room or a comment. Named messages that the caller may read are kept as evidence.',
  needs: 'guest',
  switch: null,
  ours: true,
  limit: [{ count: 10, perMs: TEN_MINUTES, by: 'viewer' }],
  errors: ['notFound'],
  key: true,
  shows: [],
  tags: () => [],
})

export const serviceRows = { publish, getMyFeedback, report }
