import type { StoredWorld } from './stored-world'
import type { UserActs } from './user-acts'
import type { World } from './world'

/** I7: a change that was acknowledged is stored: what was revoked or deleted stays it, and no version is lost. */
export const checkChanges = (world: World, { changes, tidying }: UserActs, stored: StoredWorld): void => {
  for (const { kind, device, key, sequence, version, text } of changes.done) {
    const row = stored.histories.get(key)?.find(({ seq }) => seq === sequence)
    const where = `message ${sequence} of ${key}`
    if (kind === 'erase') {
      const { hidden, clearedUpTo } = stored.own(device.userID, key)
      if (!hidden.has(sequence) && sequence > clearedUpTo) world.broken('I7', `${device.name} has deleted ${where}`)
    } else if (kind === 'revoke') {
      if (row?.isRevoked !== true) world.broken('I7', `${device.name} has revoked ${where}`)
    } else if (row?.isRevoked === false) {
      const isKept =
        row.version === version ? row.content === `${sequence} ${text} version ${version}` : row.version > version
      if (!isKept)
        world.broken('I7', `${device.name} has made ${text} version ${version} of ${where}, which is ${row.content}`)
    }
  }
  for (const { device, key, upTo } of tidying.cleared)
    if (stored.own(device.userID, key).clearedUpTo < upTo)
      world.broken('I7', `${device.name} has cleared ${key} up to ${upTo}`)
}
