import { mutation, query } from '../define-endpoint'
import { TEN_MINUTES } from '../limits'

export const getApplication = /* @__PURE__ */ query('getApplication', {
  method: 'POST',
  path: '/api/apply/getApplication',
  summary: 'The state of the latest application of the member to become an anchor or a master, with the reason.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['application'],
})

export const submitApplication = /* @__PURE__ */ mutation('submitApplication', {
  method: 'POST',
  path: '/api/apply/submitApplication',
  summary:
    'Applies to become an anchor or a master. One is open at a time; after a rejection the member may try again.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 10, perMs: TEN_MINUTES, by: 'viewer' }],
  errors: ['alreadyDone'],
  key: true,
  shows: [],
  tags: () => ['application'],
})

export const applyRows = { getApplication, submitApplication }
