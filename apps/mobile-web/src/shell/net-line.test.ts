import { describe, expect, it } from 'vitest'
import type { ChatPhase } from '../im/chat-status'
import { BACK_MS, netTrouble, nextMood, QUIET_MS, SETTLED_MS, type NetMood, type NetTrouble } from './net-line'

/** Plays events at given times and records the texts of the notice with their times. */
const play = (happenings: readonly [at: number, online: boolean, phase: ChatPhase][], until: number) => {
  const said: [at: number, line: string][] = []
  let mood: NetMood = 'silent'
  let last: NetTrouble | null = null
  let [, online, phase] = happenings[0] ?? [0, true, 'off' as ChatPhase]
  let due = null as { mood: NetMood; afterMs: number; at: number } | null
  for (let now = 0; now <= until; now += 100) {
    for (const [at, ...then] of happenings) if (at === now) [online, phase] = then
    const trouble = netTrouble(online, phase)
    last = trouble ?? last
    for (;;) {
      const next = nextMood({ mood, trouble, last, phase })
      const isSame = due?.mood === next?.mood && due?.afterMs === next?.afterMs
      if (!isSame) due = next && { ...next, at: now + next.afterMs }
      if (due === null || due.at > now) break
      mood = due.mood
      due = null
    }
    const line = mood === 'telling' ? `${last}` : mood
    if (line !== (said.at(-1)?.[1] ?? 'silent')) said.push([now, line])
  }
  return said
}

describe('the network notice', () => {
  it('does not show an outage that ends within the quiet period', () => {
    expect(
      play(
        [
          [0, true, 'ready'],
          [1_000, true, 'reconnecting'],
          [1_000 + QUIET_MS - 100, true, 'ready'],
        ],
        10_000,
      ),
    ).toEqual([])
  })

  it('shows "reconnecting", then briefly "back"', () => {
    expect(
      play(
        [
          [0, true, 'ready'],
          [1_000, true, 'reconnecting'],
          [9_000, true, 'ready'],
        ],
        20_000,
      ),
    ).toEqual([
      [1_000 + QUIET_MS, 'reconnecting'],
      [9_000 + SETTLED_MS, 'back'],
      [9_000 + SETTLED_MS + BACK_MS, 'silent'],
    ])
  })

  it('measures the quiet period from the first loss of any kind', () => {
    const [first] = play(
      [
        [0, true, 'ready'],
        [1_000, true, 'reconnecting'],
        [2_500, false, 'reconnecting'],
      ],
      10_000,
    )
    expect(first).toEqual([1_000 + QUIET_MS, 'offline'])
  })

  it('goes from offline to reconnecting to back without disappearing', () => {
    expect(
      play(
        [
          [0, false, 'reconnecting'],
          [5_000, true, 'reconnecting'],
          [7_000, true, 'ready'],
        ],
        20_000,
      ).map(([, line]) => line),
    ).toEqual(['offline', 'reconnecting', 'back', 'silent'])
  })

  it('does not show "back" for a server that accepts connections and drops them', () => {
    expect(
      play(
        [
          [0, true, 'reconnecting'],
          [4_000, true, 'ready'],
          [4_500, true, 'reconnecting'],
          [6_000, true, 'ready'],
          [6_900, true, 'reconnecting'],
        ],
        10_000,
      ),
    ).toEqual([[QUIET_MS, 'reconnecting']])
  })

  it('disappears without "back" after the first connection', () => {
    expect(
      play(
        [
          [0, true, 'connecting'],
          [5_000, true, 'ready'],
        ],
        10_000,
      ),
    ).toEqual([
      [QUIET_MS, 'connecting'],
      [5_000, 'silent'],
    ])
  })

  it('disappears at logout', () => {
    expect(
      play(
        [
          [0, true, 'reconnecting'],
          [5_000, true, 'off'],
        ],
        10_000,
      ),
    ).toEqual([
      [QUIET_MS, 'reconnecting'],
      [5_000, 'silent'],
    ])
  })

  it('removes "back" at once when the connection is lost again, and starts a new quiet period', () => {
    expect(
      play(
        [
          [0, false, 'off'],
          [5_000, true, 'off'],
          [6_500, false, 'off'],
        ],
        12_000,
      ),
    ).toEqual([
      [QUIET_MS, 'offline'],
      [6_000, 'back'],
      [6_500, 'silent'],
      [6_500 + QUIET_MS, 'offline'],
    ])
  })
})
