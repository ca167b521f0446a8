import { announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { repeatable } from '../../store/database/database'
import { silentSince } from '../../store/live/shows'
import type { Context } from '../context'
import { endShow } from './live-shows'

/** An anchor whose stream broke has this long to send it again. */
const SILENT_SECONDS = 900

/** Takes rooms off air whose anchor sends no stream any more. */
export const endSilentShows = async ({
  db,
  bus,
  clock,
  ingest,
}: Pick<Context, 'db' | 'bus' | 'clock' | 'ingest'>): Promise<void> => {
  if (ingest?.isHere !== true) return
  const now = seconds(clock)
  for (const anchorId of await silentSince(db, now - SILENT_SECONDS)) {
    await announcing({ db: repeatable(db), bus }, (trx) => endShow(trx, anchorId, now))
    bus.publish('live:push-ended', { anchorId, isOver: true })
  }
}
