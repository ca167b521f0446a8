import { setTimeout as sleep } from 'node:timers/promises'
import { chanceOf } from '../simulation/chance'
import { audit, owedTo, readStore, type Figures } from './audit'
import { faultPlan, isExcused, SHORT_MS, strike, type Fault, type FaultCounts } from './faults'
import { gather, type Person } from './people'
import { Product, type Entry } from './product'
import { startTraffic, type FailedSend } from './traffic'

export interface ChaosOptions extends FaultCounts {
  readonly entry: Entry
  /** The server does not refuse or cancel anything because the machine is busy. */
  readonly isCalm: boolean
  readonly messages: number
  readonly people: number
  /** The pause between two faults: engines that are disconnected again sooner reconnect with growing delays. */
  readonly apartMs: number
  /** Where chance begins. */
  readonly seed: number
  readonly onFault: (fault: Fault, acknowledged: number) => void
}

export interface ChaosOutcome extends Figures {
  readonly acknowledged: number
  readonly faults: readonly Fault[]
  /** Sends that failed although no fault lasted longer than five seconds. */
  readonly failed: readonly FailedSend[]
  /** Failed sends during longer faults, which are retried. */
  readonly excused: number
  readonly seconds: number
  /** The last output of the server. */
  readonly said: string
}

/** Real processes are killed and frozen while real engines write to each other over real sockets. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosOutcome> => {
  const began = Date.now()
  const product = await Product.start(options.entry, options.isCalm)
  let people: Person[] = []
  try {
    people = await gather(product, options.people)
    const plan = faultPlan(options)
    const traffic = startTraffic(people, options.messages, (plan.length + 1) * options.apartMs, chanceOf(options.seed))
    const faults: Fault[] = []
    for (const [index, kind] of plan.entries()) {
      const due = (options.messages * (index + 1)) / (plan.length + 1)
      const earliest = (faults.at(-1)?.until ?? 0) + options.apartMs
      while (traffic.sent.length < due || Date.now() < earliest) {
        if (traffic.sent.length === options.messages) break
        await sleep(20)
      }
      const fault = await strike(product, kind)
      faults.push(fault)
      options.onFault(fault, traffic.sent.length)
    }
    await traffic.done
    const stored = await readStore(product.databaseUrl)
    await allTold(people, stored)
    const failed = traffic.failures.filter(({ from, until }) => !isExcused(faults, from, until))
    return {
      ...audit(traffic.sent, stored, people),
      acknowledged: traffic.sent.length,
      faults,
      failed,
      excused: traffic.failures.length - failed.length,
      seconds: (Date.now() - began) / 1_000,
      said: product.said,
    }
  } finally {
    await Promise.all(people.map((person) => person.leave()))
    await product.stop()
  }
}

const CATCH_UP_MS = 300_000

/** Waits until everyone has received all messages, or for a maximum time. */
const allTold = async (people: readonly Person[], stored: Parameters<typeof owedTo>[1]): Promise<void> => {
  const owed = people.map((person) => ({ person, conversations: [...owedTo(person, stored)] }))
  const isTold = () =>
    owed.every(({ person, conversations }) =>
      conversations.every(([convID, messages]) => (person.told.get(convID)?.length ?? 0) >= messages.length),
    )
  const deadline = Date.now() + CATCH_UP_MS
  while (!isTold() && Date.now() < deadline) await sleep(100)
}

/** The violations; empty if there are none. */
export const problemsOf = (outcome: ChaosOutcome): string[] => {
  const counts = {
    'messages that were acknowledged and are not stored where they were said to be': outcome.lost,
    'messages that are stored twice': outcome.doubled,
    'gaps in the sequences': outcome.gaps,
    'events out of order': outcome.outOfOrder,
    'messages that a receiver was told of twice': outcome.toldTwice,
    'messages that a receiver was never told of': outcome.neverTold,
    'messages that a receiver was only told to be missing': outcome.skipped,
    [`sends shown as failed though nothing was away for ${SHORT_MS / 1_000} s`]: outcome.failed.length,
  }
  return Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]))
}
