import type { Bodies, Endpoint } from './define-endpoint'
import { anchorRows } from './endpoints/anchors'
import { configRows } from './endpoints/config'
import { liveRows } from './endpoints/live'
import { liveRoomRows } from './endpoints/live-rooms'
import { matchDetailRows } from './endpoints/match-details'
import { matchRows } from './endpoints/matches'
import { taskRows } from './endpoints/tasks'
import { userRows } from './endpoints/user'
import { viewerRows } from './endpoints/viewer'
import * as schemas from './schemas'

/** All rows of the contract, for the server, the fake API, the tests and the docs. Clients import single rows. */
export const endpoints = {
  ...viewerRows,
  ...userRows,
  ...configRows,
  ...taskRows,
  ...anchorRows,
  ...liveRows,
  ...liveRoomRows,
  ...matchRows,
  ...matchDetailRows,
} satisfies { readonly [Name in keyof typeof schemas]: Endpoint<Name> }

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** The schemas of the bodies by the name of the call. */
export const endpointSchemas: { readonly [Name in EndpointName]: (typeof schemas)[Name] } = schemas

/** The schemas of any call. */
export const bodiesOf = (name: EndpointName): Bodies => endpointSchemas[name]
