import { enterLane, type DanmakuLanes } from '@org/domain'

export interface DanmakuComment {
  id: string
  text: string
  /** Own comments enter at once, over another one if every lane is taken, and have a frame. */
  isMine?: boolean
}

/** What comments cross: in CSS px, of the lanes in use. */
export interface StageSize {
  width: number
  lanes: number
  laneHeight: number
}

interface StageOptions {
  root: HTMLElement
  nodeClass: string
  /** The duration of a crossing. */
  seconds: number
  /** The width of a text, without a layout. */
  widthOf: (text: string) => number
  isRightToLeft: boolean
  /** Whether comments rest in their lane instead of crossing. */
  isStill: boolean
}

/** Between two comments of a lane, in CSS px. */
const GAP = 24
/** How long a comment waits for a lane before it is dropped: longer, and it would speak of something else. */
const WAIT_MS = 2_000
const RETRY_MS = 100
const MOST_WAITING = 24
/** How long a comment rests with reduced motion. */
const REST_MS = 4_000

interface Waiting {
  comment: DanmakuComment
  width: number
  /** By the clock that goes on while the device sleeps. */
  since: number
}

/**
 * Moves comments over an element without rendering: nodes come from a pool, and each crosses by one animation of
 * `transform`, which the compositor runs. The caller calls `resize` before the first comment.
 */
export const createStage = (options: StageOptions) => {
  const { root, nodeClass, seconds, widthOf, isRightToLeft, isStill } = options
  const pool: HTMLElement[] = []
  const away = new Map<HTMLElement, () => void>()
  let size: StageSize = { width: 0, lanes: 0, laneHeight: 0 }
  let lanes: DanmakuLanes = []
  /** What ends the rest of a comment in its lane; that of the oldest first. */
  const resting = new Map<number, () => void>()
  let waiting: Waiting[] = []
  let retry: ReturnType<typeof setTimeout> | undefined

  const laneFor = (width: number, isMine: boolean): number | null => {
    if (isStill) return restingLaneFor(isMine)
    const item = { at: performance.now() / 1_000, width }
    const entered = enterLane(lanes, item, { width: size.width, duration: seconds, gap: GAP })
    if (entered) {
      lanes = entered.lanes
      return entered.lane
    }
    if (!isMine || lanes.length === 0) return null
    const entries = lanes.map((last) => last?.at ?? 0)
    const lane = entries.indexOf(Math.min(...entries))
    lanes = lanes.with(lane, item)
    return lane
  }

  const restingLaneFor = (isMine: boolean): number | null => {
    const free = lanes.findIndex((_, index) => !resting.has(index))
    if (free >= 0) return free
    const [oldest] = resting
    if (!isMine || !oldest) return null
    const [lane, stop] = oldest
    stop()
    return lane
  }

  const show = ({ text, isMine = false }: DanmakuComment, lane: number, width: number) => {
    const node = pool.pop() ?? root.appendChild(newNode(nodeClass))
    node.textContent = text
    node.toggleAttribute('data-mine', isMine)
    node.style.top = `${lane * size.laneHeight}px`
    node.hidden = false
    const release = () => {
      away.delete(node)
      resting.delete(lane)
      node.hidden = true
      pool.push(node)
    }
    const stop = isStill ? rest(release) : cross(node, width, release)
    away.set(node, stop)
    if (isStill) resting.set(lane, stop)
  }

  const cross = (node: HTMLElement, width: number, release: () => void) => {
    const sign = isRightToLeft ? -1 : 1
    const way = [sign * size.width, -sign * width].map((x) => ({ transform: `translateX(${x}px)` }))
    const animation = node.animate(way, { duration: seconds * 1_000, fill: 'both' })
    const stop = () => {
      animation.cancel()
      release()
    }
    animation.onfinish = stop
    return stop
  }

  const rest = (release: () => void) => {
    const timer = setTimeout(release, REST_MS)
    return () => {
      clearTimeout(timer)
      release()
    }
  }

  const fill = () => {
    clearTimeout(retry)
    waiting = waiting.filter(({ comment, width, since }) => {
      if (!isFresh(since)) return false
      const lane = laneFor(width, comment.isMine === true)
      if (lane !== null) show(comment, lane, width)
      return lane === null
    })
    if (waiting.length > 0) retry = setTimeout(fill, RETRY_MS)
  }

  const clear = () => {
    for (const stop of away.values()) stop()
  }

  return {
    add: (comments: readonly DanmakuComment[]) => {
      const since = Date.now()
      // Of the others no more than can enter soon: a busy room has a hundred times as many.
      const others = comments.filter(({ isMine }) => !isMine).slice(-MOST_WAITING)
      const added = [...comments.filter(({ isMine }) => isMine), ...others]
      const all = [...waiting, ...added.map((comment) => ({ comment, since, width: widthOf(comment.text) }))]
      const own = all.filter(({ comment }) => comment.isMine)
      waiting = [...own, ...all.filter(({ comment }) => !comment.isMine).slice(-MOST_WAITING)]
      fill()
    },
    /** What crosses a stage of another size is removed, because its way has changed. */
    resize: (next: StageSize) => {
      if (next.width === size.width && next.lanes === size.lanes && next.laneHeight === size.laneHeight) return
      size = next
      clear()
      lanes = Array.from({ length: next.lanes }, () => null)
      fill()
    },
    destroy: () => {
      clearTimeout(retry)
      clear()
      root.replaceChildren()
    },
  }
}

/** Timers of a hidden page run late, and what would cross it would be seen later. A clock that is set back tells no age. */
const isFresh = (since: number) => {
  const age = Date.now() - since
  return !document.hidden && age >= 0 && age < WAIT_MS
}

export type DanmakuStage = ReturnType<typeof createStage>

const newNode = (className: string) => {
  const node = document.createElement('span')
  node.className = className
  return node
}
