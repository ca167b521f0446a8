import { checkWorld } from './check-world'
import { strike } from './faults'
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

/** Retries everything until it succeeds; then everyone reconnects once, to make up for lost bus events. */
const recover = async (world: World, acts: UserActs): Promise<void> => {
  for (let round = 0; round < 8 && !(acts.isDone && round > 1); round += 1) {
    acts.tryAgain()
    await world.pass(15_000)
  }
  for (const device of world.devices) world.network.cut(device.name)
  await world.pass(10_000)
  acts.tryAgain()
  // A room checks every 30 s for messages whose bus event was lost.
  await world.pass(35_000)
  // Devices that reconnected late send their read reports again.
  acts.tryAgain()
  await world.pass(2_000)
  for (const device of world.devices)
    if (device.chat.views.netState.get() !== 'connected') world.broken('progress', `${device.name} does not come back`)
}

/** I10: after all have left, no state and no activity remains. */
const end = async (world: World): Promise<void> => {
  const gone = Promise.all(world.devices.map((device) => device.chat.destroy()))
  await world.pass(20_000)
  await gone
  // A server closes a dead socket after 75 s, checked every 5 s.
  await world.pass(90_000)
  for (const device of world.devices)
    if (device.clock.waiting > 0) world.broken('I10', `${device.name} has ${device.clock.waiting} timers after its end`)
  for (const server of world.servers) {
    const connections = server.im?.sessions.all.size ?? 0
    if (connections > 0) world.broken('I10', `a server holds ${connections} connections of nobody`)
  }
  if (world.network.connections > 0) world.broken('I10', `${world.network.connections} connections are left`)
  for (const server of world.servers) server.stop()
}
