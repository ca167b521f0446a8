import { query } from '../define-endpoint'

export const getCommonConfig = /* @__PURE__ */ query('getCommonConfig', {
  method: 'POST',
  path: '/api/config/getCommonConfig',
  summary: 'What the app needs to start: switches, domains, IM app id, watch limits.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['config'],
})

export const configRows = { getCommonConfig }
