import { mutation, query } from '../define-endpoint'

export const getSessions = /* @__PURE__ */ query('getSessions', {
  method: 'POST',
  path: '/api/user/getSessions',
  summary: 'The devices on which the member is logged in, the latest login first.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['session'],
})

export const endSession = /* @__PURE__ */ mutation('endSession', {
  method: 'POST',
  path: '/api/user/endSession',
  summary: 'Ends a session of the member with its chat; without an id all except that of the caller.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [],
  errors: ['notFound'],
  key: false,
  shows: ['loading', 'failure'],
  tags: () => ['session'],
})

export const sessionRows = { getSessions, endSession }
