import type { Endpoints, ReplyOf } from '@org/api-client/contract'

/** The head of a league's page. */
export type EventInfo = ReplyOf<Endpoints['getEventInfo']>
