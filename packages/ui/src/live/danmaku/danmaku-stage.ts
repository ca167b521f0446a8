import { enterLane, type DanmakuLanes } from '@org/domain'

export interface DanmakuComment {
  id: string
  text: string
  /** Own comments go first, are never dropped, and have a frame. */
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
const WAIT_SECONDS = 2
const RETRY_MS = 100
const MOST_WAITING = 24
/** How long a comment rests with reduced motion. */
const REST_MS = 4_000

interface Waiting {
  comment: DanmakuComment
  width: number
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
  const resting = new Set<number>()
  let waiting: Waiting[] = []
  let retry: ReturnType<typeof setTimeout> | undefined

  const laneFor = (width: number, at: number): number | null => {
    if (isStill) {
      const lane = lanes.findIndex((_, index) => !resting.has(index))
      return lane < 0 ? null : lane
    }
    const entered = enterLane(lanes, { at, width }, { width: size.width, duration: seconds, gap: GAP })
    if (!entered) return null
    lanes = entered.lanes
    return entered.lane
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
    away.set(node, isStill ? rest(release) : cross(node, width, release))
    if (isStill) resting.add(lane)
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
    const now = performance.now() / 1_000
    waiting = waiting.filter(({ comment, width, since }) => {
      const lane = laneFor(width, now)
      if (lane !== null) show(comment, lane, width)
      return lane === null && (comment.isMine || now - since < WAIT_SECONDS)
    })
    if (waiting.length > 0) retry = setTimeout(fill, RETRY_MS)
  }

  const clear = () => {
    for (const stop of away.values()) stop()
  }

  return {
    add: (comments: readonly DanmakuComment[]) => {
      const since = performance.now() / 1_000
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

export type DanmakuStage = ReturnType<typeof createStage>

const newNode = (className: string) => {
  const node = document.createElement('span')
  node.className = className
  return node
}
