import { configEndpoints } from './config'
import { liveEndpoints } from './live'
import { matchEndpoints } from './matches'
import { taskEndpoints } from './tasks'
import { userEndpoints } from './user'

/** The REST catalogue: one row is read by the client, the server, the fake API, the tests and the docs. */
export const endpoints = {
  ...userEndpoints,
  ...configEndpoints,
  ...taskEndpoints,
  ...liveEndpoints,
  ...matchEndpoints,
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
export { configEndpoints, liveEndpoints, matchEndpoints, taskEndpoints, userEndpoints }
