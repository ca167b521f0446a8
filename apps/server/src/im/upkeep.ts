import { seconds } from '../ports/clock'
import { recentlyEndedImSessions, removeExpiredImSessions } from '../store/im/im-sessions'
import { forgetDepartures } from '../store/im/groups'
import { forgetRestrictions } from '../store/identity/restrictions'
import { purgeChatRooms } from '../store/im/messages'
import { userTopic } from '../ports/topics'
import { enforceBans } from './restrictions/enforce'
import type { Im } from './im'
import { COOKIE_SECONDS } from './sync/sync-cookie'

/** What has to be done again and again. The returned function ends it. */
export const startUpkeep = (im: Im): (() => void) => {
  const { clock, db, eventLoop, log } = im.context
  let isTidying = false
  let isLooking = false

  const tidy = async () => {
    if (isTidying) return
    isTidying = true
    try {
      const now = seconds(clock)
      await purgeChatRooms(db, KEPT_PER_ROOM, now - RESEND_SECONDS)
      await removeExpiredImSessions(db, now)
      await forgetRestrictions(db, now)
      await forgetDepartures(db, now - COOKIE_SECONDS - TIDY_MS / 1_000)
    } catch (error) {
      log.error({ err: error }, 'old messages could not be removed')
    } finally {
      isTidying = false
    }
  }

  /**
   * Every look acts on the whole last minute: to be kicked twice is to be kicked once, and who was logging in is met the
   * next time.
   */
  const actOnChanges = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const [ended, restricted] = await Promise.all([recentlyEndedImSessions(db), im.restrictions.look()])
      for (const { user_id, id } of ended) im.fanout.ring(userTopic(user_id), { kind: 'ended', sessionID: id })
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
    }),
    clock.every(5_000, () => {
      im.sessions.sweep()
      im.appConfigs
        .look()
        .catch((error: unknown) => log.error({ err: error }, 'the config of the app could not be read'))
    }),
    clock.every(TIDY_MS, () => void tidy()),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

const KEPT_PER_ROOM = 1_000
/** Nobody sends a message again after this. */
const RESEND_SECONDS = 600
const TIDY_MS = 600_000
