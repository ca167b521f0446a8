import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

export const getModels = /* @__PURE__ */ query('getModels', {
  method: 'POST',
  path: '/api/model/getModels',
  summary: 'The data models of football matches, with their record of 30 days and their price.',
  needs: 'anyone',
  switch: 'ai_model',
  ours: true,
  errors: [],
  tags: () => ['model'],
})

export const getModelEntries = /* @__PURE__ */ query('getModelEntries', {
  method: 'POST',
  path: '/api/model/getModelEntries',
  summary: 'What a model says of the matches of a day, by kick-off; what is locked is absent.',
  needs: 'anyone',
  switch: 'ai_model',
  ours: true,
  errors: [],
  tags: () => ['model'],
})

export const getModelEntry = /* @__PURE__ */ query('getModelEntry', {
  method: 'POST',
  path: '/api/model/getModelEntry',
  summary: 'What a model says of a match.',
  needs: 'anyone',
  switch: 'ai_model',
  ours: true,
  errors: ['notFound'],
  tags: () => ['model'],
})

export const getModelRecord = /* @__PURE__ */ query('getModelRecord', {
  method: 'POST',
  path: '/api/model/getModelRecord',
  summary: 'How often a model was right: in all, by month, and its calibration.',
  needs: 'anyone',
  switch: 'ai_model',
  ours: true,
  errors: [],
  tags: () => ['model'],
})

export const getModelPlans = /* @__PURE__ */ query('getModelPlans', {
  method: 'POST',
  path: '/api/model/getModelPlans',
  summary: 'A model and the subscriptions to it that are sold for gold.',
  needs: 'anyone',
  switch: 'ai_model',
  ours: true,
  errors: ['notFound'],
  tags: () => ['model'],
})

export const subscribeModel = /* @__PURE__ */ mutation('subscribeModel', {
  method: 'POST',
  path: '/api/model/subscribeModel',
  summary:
    'Subscribes to a model, from the end of the present subscription, at the price that was shown or not at all.',
  needs: 'member',
  switch: 'ai_model',
  ours: true,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound', 'notEnoughGold'],
  key: true,
  shows: [],
  tags: () => ['user', 'model', 'coupon'],
})

export const getModelSubscriptions = /* @__PURE__ */ query('getModelSubscriptions', {
  method: 'POST',
  path: '/api/model/getModelSubscriptions',
  summary: 'The subscriptions of the member, the newest first.',
  needs: 'member',
  switch: 'ai_model',
  ours: true,
  errors: [],
  tags: () => ['model'],
})

export const modelRows = {
  getModels,
  getModelEntries,
  getModelEntry,
  getModelRecord,
  getModelPlans,
  subscribeModel,
  getModelSubscriptions,
}
