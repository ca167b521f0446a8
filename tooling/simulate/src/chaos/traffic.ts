import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '../simulation/chance'
import type { Person, Place } from './people'

/** A message that was acknowledged. */
export interface Sent {
  readonly sender: string
  readonly convID: string
  readonly text: string
  readonly sequence: number
}

/** A send that failed and was retried. */
export interface FailedSend {
  readonly from: number
  readonly until: number
  readonly text: string
  readonly error: string
}

export interface Traffic {
  readonly sent: readonly Sent[]
  readonly failures: readonly FailedSend[]
  /** Resolves when everything is acknowledged. */
  readonly done: Promise<void>
}

/** The number of unacknowledged messages per person. */
const AT_ONCE = 3
/** The delay until a user resends a failed message. */
const TOUCH_MS = 500

/** Sends a total number of messages in about the given time, each until it succeeds. */
export const startTraffic = (people: readonly Person[], total: number, ms: number, chance: Chance): Traffic => {
  const pauseMs = (ms * people.length * AT_ONCE) / total
  const sent: Sent[] = []
  const failures: FailedSend[] = []
  let begun = 0

  const write = async (person: Person, place: Place, text: string) => {
    const message = person.compose(place, text)
    for (;;) {
      const from = Date.now()
      try {
        sent.push({ sender: person.userID, convID: place.convID, text, sequence: await message.send() })
        return
      } catch (error) {
        failures.push({ from, until: Date.now(), text, error: String(error) })
        await sleep(TOUCH_MS)
      }
    }
  }

  const work = async (person: Person) => {
    while (begun < total) {
      begun += 1
      const place = person.places[begun % person.places.length]
      if (place !== undefined) await write(person, place, `${person.userID}·${begun}`)
      await sleep(chance.next() * 2 * pauseMs)
    }
  }

  const workers = people.flatMap((person) => Array.from({ length: AT_ONCE }, () => work(person)))
  return { sent, failures, done: Promise.all(workers).then(() => undefined) }
}
