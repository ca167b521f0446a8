import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { repeatable } from '../../store/database/database'
import { lockUnannounced, noteTold, unannouncedShows } from '../../store/live/shows'
import { insertForFans } from '../../store/service/notices'
import { addPushEvent } from '../../store/service/push-events'
import type { Context } from '../context'
import { NOTICES } from '../notices/notice-types'

/** Writes a notice to the fans of anchors who have gone on air, some in a transaction; whose devices then hear of it. */
export const tellFans = async (context: Pick<Context, 'db' | 'bus' | 'clock'>, signal: AbortSignal): Promise<void> => {
  for (const id of await unannouncedShows(context.db))
    while (!signal.aborted && (await tellSome(context, id, seconds(context.clock))));
}

/** True if there are more. */
const tellSome = ({ db, bus }: Pick<Context, 'db' | 'bus'>, id: number, now: number): Promise<boolean> =>
  announcing({ db: repeatable(db), bus }, async (trx) => {
    const show = await lockUnannounced(trx, id)
    if (show === null) return false
    if (!show.is_on_air) {
      await noteTold(trx, id, null)
      return false
    }
    const { anchor_id: uid, told_to, title, nick_name: name_zh, nick_name_pt } = show
    const data = { uid, title, name_zh, name_pt: nick_name_pt || name_zh }
    if (told_to === 0)
      await addPushEvent(trx, {
        kind: 'on_air',
        subject: uid,
        data: { type: 'anchorOnAir', data },
        expires_at: now + USEFUL_SECONDS,
      })
    const last = await insertForFans(
      trx,
      { followed: uid, after: told_to ?? 0, most: AT_ONCE },
      { kind: NOTICES.anchorOnAir.kind, type: 'anchorOnAir', data, created_at: now },
    )
    await noteTold(trx, id, last)
    if (last === null)
      await announce(trx, `fans:${uid}`, { type: 'AccountChanged', data: { tags: ['message', 'follow'] } }, now)
    return last !== null
  })

const AT_ONCE = 500
/** A browser that is away for longer is not told of it any more. */
const USEFUL_SECONDS = 1_800
