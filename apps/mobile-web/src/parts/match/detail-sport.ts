import type { SportName } from '@org/domain'

/** The sports of matches. */
export type DetailSport = Exclude<SportName, 'all'>
