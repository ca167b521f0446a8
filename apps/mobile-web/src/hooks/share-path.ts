import type { Endpoints, RequestOf } from '@org/api-client/contract'

/** One thing that has a page below `/share`. */
export interface SharedThing extends RequestOf<Endpoints['getShareCard']> {
  /** Of a match. */
  sport?: 'football' | 'basketball'
}

/** The page of the thing below `/share`, which others open without the app and without a login. */
export const sharePath = ({ kind, sport, id }: SharedThing): string =>
  ['/share', kind, ...(sport ? [sport] : []), id].join('/')
