'use client'

export { ANSWER_TAG, createLiveSportsApi, type ApiFailure, type LiveSportsApi } from './create-live-sports-api'
export { injectRows } from './inject-rows'
