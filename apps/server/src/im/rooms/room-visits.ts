import { NOTIFY_ROOM } from '@org/im-sdk/protocol'
import { tellVisit } from '../../services/live/tell-visit'
import type { Im } from '../im'
import { VisitTips } from './visit-tips'

interface Visit {
  readonly userID: string
  readonly joined: boolean
  /** The last one who came since the room was told. */
  readonly entered: string | null
}

interface Told {
  readonly cancel: () => void
  /** What has happened since. */
  readonly next: Visit | null
}

/** Tells chat rooms by tips who comes and goes, and those on air by messages of the host: at once, and then at most every few seconds the last visit and the number. */
export const startVisits = (im: Im): (() => void) => {
  const { clock, log } = im.context
  const told = new Map<string, Told>()
  const tips = new VisitTips(im)

  const tell = (groupID: string, visit: Visit) => {
    const cancel = clock.after(EVERY_MS, () => {
      const next = told.get(groupID)?.next ?? null
      told.delete(groupID)
      if (next !== null) tell(groupID, next)
    })
    told.set(groupID, { cancel, next: null })
    tellVisit(im.context, { ...visit, groupID, count: im.rooms.onlineCount(groupID) }).catch((error: unknown) =>
      log.error({ err: error }, 'a room was not told of a visit'),
    )
  }

  im.rooms.onVisit = (groupID, userID, joined) => {
    if (groupID === NOTIFY_ROOM) return
    tips.add(groupID, userID, joined)
    const before = told.get(groupID)
    const visit = { userID, joined, entered: joined ? userID : (before?.next?.entered ?? null) }
    if (before === undefined) tell(groupID, visit)
    else told.set(groupID, { ...before, next: visit })
  }
  return () => {
    im.rooms.onVisit = () => {}
    tips.stop()
    for (const { cancel } of told.values()) cancel()
  }
}

const EVERY_MS = 5_000
