import { checkAttached } from './check-attached'
import { checkFacts } from './check-facts'
import { checkFresh } from './check-fresh'
import { checkSpeaking } from './check-managed'
import { checkTopic } from './check-topic'
import { checkWorld } from './check-world'
import { strike } from './faults'
import { passUntil } from './pass-until'
import { recover } from './recover'
import { isFault, type Schedule } from './schedule'
import type { SeededBugs } from './seeded-bugs'
import { setUp } from './set-up'
import type { SimStore } from './sim-store'
import { UserActs } from './user-acts'
import { World, type Violation } from './world'

export interface Outcome {
  readonly violations: readonly Violation[]
  /** What happened, line by line; the same for the same schedule. */
  readonly trace: readonly string[]
  readonly messages: number
  readonly frames: number
  readonly queries: number
  /** How often servers have closed connections, by code. */
  readonly closes: ReadonlyMap<number, number>
}

/** Runs a schedule from all logins to the check of the invariants after all faults have ended. */
export const runSchedule = async (schedule: Schedule, store: SimStore, bugs: SeededBugs = {}): Promise<Outcome> => {
  const queries = store.queries
  const world = new World(schedule, store, bugs)
  const acts = new UserActs(world)
  await setUp(world)
  await world.begin()
  const start = world.clock.now()
  for (const step of schedule.steps) {
    await world.clock.advanceTo(start + step.at, () => store.settled())
    world.note(JSON.stringify(step))
    if (isFault(step)) strike(world, step)
    else acts.take(step)
  }
  await world.pass(1_000)
  world.heal()
  await recover(world, acts)
  if (world.violations.length === 0) await checkWorld(world, acts)
  if (world.violations.length === 0 && schedule.isManaged) {
    await checkFacts(world, acts)
    await checkSpeaking(world, acts.managing)
  }
  if (world.violations.length === 0) await checkFresh(world)
  if (world.violations.length === 0) await checkAttached(world)
  if (world.violations.length === 0 && schedule.hasTopic) await checkTopic(world)
  await end(world)
  return {
    violations: world.violations,
    trace: world.trace,
    messages: acts.sent.length,
    frames: world.network.frames,
    queries: store.queries - queries,
    closes: world.network.closes,
  }
}

/** I10: after all have left, no state and no activity remains. */
const end = async (world: World): Promise<void> => {
  let hasGone = false
  const gone = Promise.all(world.devices.map((device) => device.chat.destroy())).then(() => (hasGone = true))
  // A server closes a dead socket after 75 s, checked every 5 s.
  const isOver = () => hasGone && sessionsOf(world) === 0 && world.network.connections === 0
  await passUntil(world, 110_000, isOver)
  await gone
  for (const device of world.devices)
    if (device.clock.waiting > 0) world.broken('I10', `${device.name} has ${device.clock.waiting} timers after its end`)
  const sessions = sessionsOf(world)
  if (sessions > 0) world.broken('I10', `the servers hold ${sessions} connections of nobody`)
  if (world.network.connections > 0) world.broken('I10', `${world.network.connections} connections are left`)
  for (const server of world.servers) server.stop()
}

/** The connections that the servers know. */
const sessionsOf = ({ servers }: World): number =>
  servers.reduce((sum, { im }) => sum + (im?.sessions.all.size ?? 0), 0)
