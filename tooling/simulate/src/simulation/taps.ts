import type { Chance } from './chance'
import type { SeededBugs } from './seeded-bugs'
import type { Taps } from './sim-network'

/** What the answers of the live room say. */
export interface RoomPolls {
  /** Where the device began to listen; null before it has. */
  startSeq: number | null
  nextSeq: number
}

interface TapsOptions {
  readonly bugs: SeededBugs
  /** How many pages the user asks for right now. */
  readonly paging: { readonly count: number }
  readonly chance: Chance
  readonly onBroken: (invariant: string, detail: string) => void
}

interface Frame {
  readonly head: { readonly servcmd: string; readonly seq?: number }
  readonly body: Record<string, unknown>
}

/** Listens on a device's wire for what the live room answers, and plants the seeded bugs there. */
export const createTaps = ({ bugs, paging, chance, onBroken }: TapsOptions): { taps: Taps; polls: RoomPolls } => {
  const polls: RoomPolls = { startSeq: null, nextSeq: 0 }
  /** The request that the device waits for; answers to those it has given up mean nothing. */
  let asked = -1
  const sent = new Set<unknown>()

  const withNewKey = (frame: Frame, text: string): string => {
    const key = frame.body['Random']
    if (!sent.has(key)) {
      sent.add(key)
      return text
    }
    return JSON.stringify({ ...frame, body: { ...frame.body, Random: chance.between(0, 2 ** 32 - 1) } })
  }

  const down = (frame: Frame) => {
    const { servcmd, seq = -1 } = frame.head
    if (servcmd === 'group.join' && typeof frame.body['StartSeq'] === 'number')
      polls.startSeq ??= frame.body['StartSeq']
    if (servcmd !== 'live_room.long_poll' || typeof frame.body['NextSeq'] !== 'number' || seq !== asked) return
    asked = -1
    const nextSeq = frame.body['NextSeq']
    if (nextSeq < polls.nextSeq) onBroken('I9', `saw the room go back from ${polls.nextSeq} to ${nextSeq}`)
    polls.nextSeq = nextSeq
  }

  return {
    polls,
    taps: {
      down: (text) => down(JSON.parse(text) as Frame),
      up: (text, answer) => {
        const frame = JSON.parse(text) as Frame
        const { servcmd, seq = -1 } = frame.head
        if (servcmd === 'live_room.long_poll') asked = seq
        if (bugs.noDedupe && servcmd.startsWith('message.send_')) return withNewKey(frame, text)
        if (!bugs.noGapCheck || !servcmd.startsWith('message.roam_') || paging.count > 0) return text
        const body = { ActionStatus: 'OK', ErrorCode: 0, ErrorInfo: '', MessageList: [], Complete: 1 }
        answer(JSON.stringify({ head: { servcmd, seq }, body }))
        return null
      },
    },
  }
}
