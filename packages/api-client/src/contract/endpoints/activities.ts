import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

export const getActivities = /* @__PURE__ */ query('getActivities', {
  method: 'POST',
  path: '/api/activity/getActivities',
  summary: 'The activities of the site: those that are open or come first, then those that are over.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['content', 'user'],
})

export const getActivity = /* @__PURE__ */ query('getActivity', {
  method: 'POST',
  path: '/api/activity/getActivity',
  summary: 'An activity as blocks, with the state for the viewer.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: () => ['content', 'user'],
})

export const joinActivity = /* @__PURE__ */ mutation('joinActivity', {
  method: 'POST',
  path: '/api/activity/joinActivity',
  summary: 'Joins an activity once, while it is open and has places, and pays its gold through the ledger.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 30, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound', 'alreadyDone'],
  key: true,
  shows: ['failure'],
  tags: () => ['content', 'user'],
})

export const activityRows = { getActivities, getActivity, joinActivity }
