import type { AttributeWrite, FactActs } from './fact-acts'
import { readStore } from './stored-world'
import type { StoredManaged } from './stored-managed'
import type { SimDevice } from './sim-device'
import type { World } from './world'

/** I8: the last write of an attribute wins, counters have each change once, and all members see both so. */
export const checkFacts = async (world: World, { facts }: { readonly facts: FactActs }): Promise<void> => {
  const { managed } = await readStore(world)
  if (managed === null) return
  checkAttributes(world, facts.writes, managed)
  checkCounters(world, facts, managed)
  if (managed.isDismissed) return
  const members = world.devices.filter(({ userID }) => managed.members.has(userID))
  const all = Promise.all(members.map((device) => checkSeen(world, device, managed)))
  await world.pass(3_000)
  await all
}

const checkAttributes = (world: World, writes: readonly AttributeWrite[], { attributes }: StoredManaged): void => {
  const { sequences } = world.attributes
  const { rows, mainSequence } = attributes
  const places = [...sequences.values()]
  if (new Set(places).size < places.length) world.broken('I8', `two writes have the same main sequence: ${places}`)
  if (mainSequence > writes.length || places.some((place) => place > mainSequence))
    world.broken('I8', `after ${writes.length} writes, ${places} acknowledged, the main sequence is ${mainSequence}`)
  for (const write of writes) {
    const { change, key, value, outcome } = write
    const row = rows.get(key)
    const sequence = sequences.get(value)
    if (outcome !== 'done' || change === 'delete') continue
    if (sequence === undefined) world.broken('I8', `${value} of ${key} was acknowledged by no server`)
    else if (row === undefined ? !mayBeDeleted(write, writes) : row.seq < sequence)
      world.broken('I8', `${key} has lost ${value}, which was written as ${sequence}`)
    else if (row?.seq === sequence && row.value !== value)
      world.broken('I8', `${key} is ${row.value} where ${value} was written as ${sequence}`)
  }
  for (const [key, { value, seq }] of rows) {
    const write = writes.find((one) => one.key === key && one.value === value)
    if (write === undefined || write.outcome === 'refused' || (sequences.get(value) ?? seq) !== seq)
      world.broken('I8', `${key} is ${value} of ${seq}, which is ${write?.outcome ?? 'of nobody'}`)
  }
}

/** Somebody has deleted the key, or may have. */
const mayBeDeleted = ({ key }: AttributeWrite, writes: readonly AttributeWrite[]): boolean =>
  writes.some(
    (other) =>
      other.outcome !== 'refused' &&
      (other.change === 'delete' ? other.key === key : other.change === 'init' && other.key !== key),
  )

/** A counter has each acknowledged change once, and each refused one never. */
const checkCounters = (world: World, { counts }: FactActs, { counters }: StoredManaged): void => {
  for (const { key, place, outcome } of counts) {
    const times = Math.floor(Math.abs(counters.get(key) ?? 0) / 4 ** place) % 4
    const isPossible = outcome === 'done' ? times === 1 : outcome === 'refused' ? times === 0 : times <= 1
    if (!isPossible) world.broken('I8', `a change of the counter ${key} is ${outcome} and was made ${times} times`)
  }
}

const checkSeen = async (world: World, device: SimDevice, { attributes, counters }: StoredManaged): Promise<void> => {
  const groupID = world.managedID
  const expected = JSON.stringify([
    [...attributes.rows].map(([key, { value }]) => [key, value]).toSorted(),
    [...counters].toSorted(),
  ])
  try {
    const { groupAttributes } = (await device.chat.getGroupAttributes({ groupID })).data
    const seen = (await device.chat.getGroupCounters({ groupID })).data.counters
    const shown = JSON.stringify([Object.entries(groupAttributes).toSorted(), Object.entries(seen).toSorted()])
    if (shown !== expected) world.broken('I8', `${device.name} shows ${shown} where ${expected} is stored`)
  } catch (error) {
    world.broken('I8', `${device.name} cannot read attributes and counters: ${String(error)}`)
  }
}
