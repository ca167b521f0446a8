'use client'

export { createLiveSportsApi, type ApiFailure } from './create-live-sports-api'
