'use client'

export { ANSWER_TAG, createLiveSportsApi, type ApiFailure, type LiveSportsApi } from './create-live-sports-api'
export { injectPages, type PagePlace } from './inject-pages'
export { injectRows } from './inject-rows'
export { injectUpdated } from './inject-updated'
