import { recentlyEndedImSessions } from '../store/im/im-sessions'
import { userTopic } from '../ports/topics'
import { countOnline, ONLINE_SECONDS } from '../services/tasks/online-time'
import { enforceBans } from './restrictions/enforce'
import type { Im } from './im'

/**
 * The periodic tasks of each process. Tasks that run once for all processes are jobs. The returned function stops them.
 */
export const startUpkeep = (im: Im): (() => void) => {
  const { clock, db, eventLoop, log } = im.context
  let isLooking = false

  /**
   * Every run handles the whole last minute: a repeated kick-out changes nothing, and a login in progress is handled by
   * the next run.
   */
  const actOnChanges = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const [ended, restricted] = await Promise.all([recentlyEndedImSessions(db), im.restrictions.look()])
      for (const { user_id, id } of ended) im.fanout.publishTo(userTopic(user_id), { kind: 'ended', sessionID: id })
      enforceBans(im, restricted)
    } catch (error) {
      log.error({ err: error }, 'ended sessions and restrictions could not be read')
    } finally {
      isLooking = false
    }
  }

  const stops = [
    clock.every(1_000, () => {
      im.fanout.retryPushes()
      im.rooms.sweep()
      im.overload.measured(eventLoop.lagMs())
      void actOnChanges()
      im.online.tell()
      void im.statuses.tell()
    }),
    clock.every(5_000, () => {
      im.sessions.sweep()
      im.online.beat()
      im.appConfigs
        .look()
        .catch((error: unknown) => log.error({ err: error }, 'the config of the app could not be read'))
    }),
    clock.every(ONLINE_SECONDS * 1_000, () => {
      countOnline(im.context, im.sessions.userIDs).catch((error: unknown) =>
        log.error({ err: error }, 'the time online could not be counted'),
      )
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
