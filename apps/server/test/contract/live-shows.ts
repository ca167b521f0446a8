import type { liveShowRows } from '@org/api-client/contract'
import { seconds } from '../../src/ports/clock'
import { updateRoom } from '../../src/store/live/rooms'
import { insertShow } from '../../src/store/live/shows'
import type { RestWorld } from '../authorisation/rest-world'
import { storedPicture } from '../stored-picture'
import { accountOf, all, PUBLIC, type CasesOf } from './endpoint-case'

/** The last show has just ended: no job tells the fans of the next one while other calls are made. */
const endedShow = async ({ server, anchorID }: RestWorld) => {
  const now = seconds(server.context.clock)
  const times = { started_at: now, seen_at: now, ended_at: now }
  await server.context.db
    .insertInto('live_show')
    .values({ anchor_id: anchorID, told_to: null, ...times })
    .execute()
}

/** The room is on air. */
const onAir = async ({ server, anchorID }: RestWorld): Promise<object> => {
  await server.context.db.transaction().execute(async (trx) => {
    await insertShow(trx, { anchor_id: anchorID, started_at: 1, told_to: null })
    await updateRoom(trx, anchorID, { start_time: 1 })
  })
  return {}
}

export const liveShowCases = {
  startLive: {
    changes: ['kept_upload', 'live_room', 'live_show', 'outbox'],
    cases: {
      'about a match': {
        request: async (world, caller) => {
          await endedShow(world)
          const cover = [await storedPicture(world.server.context, String(accountOf(world, caller)))]
          return { title: 'Final', categoryid: 1, match_id: world.nextMatchID, cover }
        },
        swaps: {
          match_id: PUBLIC,
          cover: { ...all('failure'), otherKind: 'invalidRequest', unstorable: 'invalidRequest' },
        },
      },
    },
  },
  endLive: {
    changes: ['live_room', 'live_show', 'outbox'],
    cases: { 'of their own': { request: onAir } },
  },
} satisfies CasesOf<typeof liveShowRows>
