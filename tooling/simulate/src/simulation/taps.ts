import type { Answer, Request } from './sim-frames'

/**
 * What happens to a reply or push: it arrives, it arrives and the connection breaks, the connection breaks first, or
 * nobody notices that it does not arrive.
 */
export type Fate = 'arrives' | 'arrives last' | 'is lost' | 'vanishes'

/** Delivers the body of a reply to the device; with a code other than 0 it is a refusal. */
export type Reply = (body: Record<string, unknown>, errorCode?: number) => void

/** Sees, changes or answers what a device sends and gets. */
export interface Tap {
  /** The request to send instead, or null to send none: then the tap has answered it. */
  readonly up?: (request: Request, reply: Reply) => Request | null
  readonly down?: (answer: Answer) => Fate
  /** The body of a reply as the device gets it. */
  readonly alter?: (answer: Answer) => Answer['body']
}

export type Taps = Required<Tap>

/** All taps as one: requests go through them in order, and the first that stops a reply decides what happens to it. */
export const chainTaps = (taps: readonly Tap[]): Taps => ({
  up: (request, reply) => {
    let sent: Request | null = request
    for (const { up } of taps) {
      if (up === undefined) continue
      sent = up(sent, reply)
      if (sent === null) return null
    }
    return sent
  },
  down: (answer) => {
    let fate: Fate = 'arrives'
    for (const { down } of taps) {
      if (down === undefined) continue
      fate = down(answer)
      if (fate !== 'arrives') return fate
    }
    return fate
  },
  alter: (answer) => taps.reduce((body, { alter }) => alter?.({ ...answer, body }) ?? body, answer.body),
})
