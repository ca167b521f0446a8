/** A gift as it arrives from the room. */
export interface RoomGift {
  id: string
  /** The sender and the kind of gift: gifts with the same key add up. */
  comboKey: string
  /** Who sent it; the picture is a URL. */
  sender: { name: string; avatar?: string | null }
  /** E.g. "sent a rocket". */
  text: string
  /** The URL of the picture of the gift. */
  icon?: string | null
  /** How many were sent at once. */
  count: number
  /** Own gifts go first. */
  isMine?: boolean
  /** `grand` is for the most valuable gifts. */
  tone?: 'plain' | 'grand'
}

/** A gift in a lane. */
export interface ShownGift {
  gift: RoomGift
  /** All that were sent since it entered. */
  total: number
  /** How often `total` has grown. */
  combos: number
  /** When it entered or `total` grew, in ms. */
  since: number
  isLeaving: boolean
}

/** Gifts in the lanes, from the top, and those that wait for a lane, first come first. */
export interface GiftQueueState {
  lanes: readonly (ShownGift | null)[]
  waiting: readonly RoomGift[]
}

export const EMPTY_QUEUE: GiftQueueState = { lanes: [null, null], waiting: [] }

/** How long a gift stays after its last change. */
const STAY_MS = 3_000
/** The same while many wait. */
const BUSY_STAY_MS = 1_200
const BUSY_FROM = 4
/** The duration of the animation with which a gift leaves. */
const LEAVE_MS = 200

/** Adds gifts. A gift of a running combo makes it grow, every other one waits for a lane; none is lost. */
export const addGifts = (state: GiftQueueState, gifts: readonly RoomGift[], now: number): GiftQueueState =>
  fillLanes(
    gifts.reduce((queue, gift) => addGift(queue, gift, now), state),
    now,
  )

/** The queue at a later moment: gifts that have been seen leave, and the next ones enter. */
export const advance = (state: GiftQueueState, now: number): GiftQueueState => {
  const lanes = state.lanes.map((shown) => {
    if (!shown || now < endOf(shown, state)) return shown
    return shown.isLeaving ? null : { ...shown, isLeaving: true, since: now }
  })
  return fillLanes({ ...state, lanes }, now)
}

/** When `advance` changes something next, in ms; null for an empty queue. */
export const nextChange = (state: GiftQueueState): number | null => {
  const ends = state.lanes.flatMap((shown) => (shown ? [endOf(shown, state)] : []))
  return ends.length > 0 ? Math.min(...ends) : null
}

const endOf = ({ isLeaving, since }: ShownGift, { waiting }: GiftQueueState) =>
  since + (isLeaving ? LEAVE_MS : waiting.length >= BUSY_FROM ? BUSY_STAY_MS : STAY_MS)

const addGift = ({ lanes, waiting }: GiftQueueState, gift: RoomGift, now: number): GiftQueueState => {
  const isSame = (other: RoomGift) => other.comboKey === gift.comboKey
  if (lanes.some((shown) => shown && isSame(shown.gift)))
    return {
      waiting,
      lanes: lanes.map((shown) => (shown && isSame(shown.gift) ? grown(shown, gift.count, now) : shown)),
    }
  if (waiting.some(isSame))
    return {
      lanes,
      waiting: waiting.map((other) => (isSame(other) ? { ...other, count: other.count + gift.count } : other)),
    }
  const place = gift.isMine ? waiting.filter(({ isMine }) => isMine).length : waiting.length
  return { lanes, waiting: waiting.toSpliced(place, 0, gift) }
}

const grown = (shown: ShownGift, count: number, now: number): ShownGift => ({
  ...shown,
  total: shown.total + count,
  combos: shown.combos + 1,
  since: now,
  isLeaving: false,
})

const fillLanes = ({ lanes, waiting }: GiftQueueState, now: number): GiftQueueState => {
  const rest = [...waiting]
  const filled = lanes.map((shown) => {
    const gift = shown ? undefined : rest.shift()
    return gift ? { gift, total: gift.count, combos: 0, since: now, isLeaving: false } : shown
  })
  return { lanes: filled, waiting: rest }
}
