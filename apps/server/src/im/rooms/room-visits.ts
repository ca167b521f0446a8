import { randomUUID } from 'node:crypto'
import { NOTIFY_ROOM } from '@org/im-sdk/protocol'
import { tellVisits } from '../../services/live/tell-visits'
import { seconds } from '../../ports/clock'
import { roomsOwedSince } from '../../store/live/room-visits'
import type { Im } from '../im'
import { VisitLog } from './visit-log'
import { VisitTips } from './visit-tips'

interface Told {
  readonly cancel: () => void
  /** Something has happened since. */
  readonly isOwed: boolean
}

/**
 * Tells chat rooms by tips who comes and goes, and those on air by messages of the host: at once, and then at most every few
 * seconds the last visit and the number. What rooms on air are owed is stored, so that a process tells what one that has died
 * had not told.
 */
export const startVisits = (im: Im): (() => Promise<void>) => {
  const { clock, db, log } = im.context
  const told = new Map<string, Told>()
  const tips = new VisitTips(im)
  const process = randomUUID()
  const visits = new VisitLog(im.context, process)
  const owedSince = () => seconds(clock) - OWED_SECONDS
  let hasStopped = false

  const noteFailure = (what: string) => (error: unknown) => log.error({ err: error }, what)

  const tell = (groupID: string) => {
    const cancel = clock.after(EVERY_MS, () => {
      const isOwed = told.get(groupID)?.isOwed
      told.delete(groupID)
      if (isOwed === true) tell(groupID)
    })
    told.set(groupID, { cancel, isOwed: false })
    const count = im.rooms.onlineCount(groupID)
    tellVisits(im.context, { groupID, process, owedSince: owedSince(), count }).catch(
      noteFailure('a room was not told of a visit'),
    )
  }

  im.rooms.onVisit = async (groupID, userID, joined) => {
    if (groupID === NOTIFY_ROOM) return
    tips.add(groupID, userID, joined)
    await visits.add({ groupID, userID, joined })
    if (hasStopped) return
    const before = told.get(groupID)
    if (before === undefined) tell(groupID)
    else told.set(groupID, { ...before, isOwed: true })
  }

  const tellOwed = async () => {
    await visits.store()
    for (const groupID of await roomsOwedSince(db, owedSince())) if (!told.has(groupID) && !hasStopped) tell(groupID)
  }
  const stopLooking = clock.every(EVERY_MS, () => {
    tellOwed().catch(noteFailure('visits that rooms are owed could not be read'))
  })

  return async () => {
    hasStopped = true
    stopLooking()
    im.rooms.onVisit = () => Promise.resolve()
    tips.stop()
    for (const { cancel } of told.values()) cancel()
    await visits.store().catch(noteFailure('visits could not be stored'))
  }
}

const EVERY_MS = 5_000
/** Each process tells what it has stored in less, unless it has died. */
const OWED_SECONDS = 10
