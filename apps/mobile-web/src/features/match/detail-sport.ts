import type { SportName } from '@org/domain'

/** The sports that have a match page. */
export type DetailSport = Extract<SportName, 'football' | 'basketball'>
