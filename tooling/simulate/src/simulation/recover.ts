import { checkShown } from './check-world'
import { passUntil } from './pass-until'
import { readStore } from './stored-world'
import type { UserActs } from './user-acts'
import type { World } from './world'

/** Retries everything until it succeeds; then everyone reconnects once, to make up for lost bus events. */
export const recover = async (world: World, acts: UserActs): Promise<void> => {
  for (let round = 0; round < 10 && !(acts.isDone && round > 1); round += 1) {
    acts.tryAgain()
    await passUntil(world, 15_000, () => isCalm(world) && acts.isDone)
  }
  for (const device of world.devices) world.network.cut(device.name)
  await passUntil(world, 10_000, () => isCalm(world))
  acts.tryAgain()
  // A room checks every 30 s for messages whose bus event was lost.
  await passUntil(world, 35_000, async () => isCalm(world) && (await isSettled(world, acts)))
  // Devices that reconnected late send their read reports again.
  acts.tryAgain()
  await world.pass(2_000)
  for (const device of world.devices)
    if (device.chat.views.netState.get() !== 'connected') world.broken('progress', `${device.name} does not come back`)
}

/** No fault goes on, and everybody is connected. */
const isCalm = ({ servers, devices }: World): boolean =>
  servers.every(({ isSteady }) => isSteady) &&
  devices.every(({ chat, refusals }) => refusals.isOver && chat.isReady() && chat.views.netState.get() === 'connected')

/** A check of what devices show would find nothing broken. */
const isSettled = async (world: World, acts: UserActs): Promise<boolean> => {
  const stored = await readStore(world)
  const { length } = world.violations
  const lines = world.trace.length
  checkShown(world, acts, stored)
  world.trace.length = lines
  return world.violations.splice(length).length === 0
}
