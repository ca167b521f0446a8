import type { Chance } from './chance'
import type { Management, Schedule, Step } from './schedule'

/** In a third of the schedules there is a managed group. Its owner does half of what happens there. */
export const makeManagement = (
  chance: Chance,
  { users, devices }: Pick<Schedule, 'users' | 'devices'>,
  length: number,
): readonly Step[] => {
  if (!chance.happens(0.35)) return []
  const steps: Step[] = []
  for (let left = chance.between(8, 24); left > 0; left -= 1) {
    const device = chance.happens(0.5) ? devices[0].name : chance.pick(devices).name
    const at = chance.between(500, length)
    const isLost = chance.happens(0.7)
    if (chance.happens(0.15)) steps.push({ at: at - 1, kind: 'break', device, commands: 'group', isLost, count: 1 })
    steps.push(makeStep(chance, at, device, users))
  }
  if (chance.happens(0.1)) {
    const at = chance.happens(0.5) ? chance.between(500, length) : length
    steps.push({ at, kind: 'manage', device: devices[0].name, change: 'dismiss', whom: 0 })
  }
  return steps
}

const makeStep = (chance: Chance, at: number, device: string, users: number): Step => {
  const drawn = chance.next()
  if (drawn < 0.45)
    return { at, kind: 'manage', device, change: chance.pick(CHANGES), whom: chance.between(0, users - 1) }
  if (drawn < 0.6) return { at, kind: 'speak', device }
  if (drawn < 0.65) return { at, kind: 'read', device, of: 'managed' }
  if (drawn < 0.85) {
    const change = chance.pick(['set', 'set', 'set', 'init', 'delete'] as const)
    return { at, kind: 'attribute', device, change, key: chance.between(0, 3) }
  }
  return { at, kind: 'count', device, direction: chance.pick(['up', 'up', 'down']) }
}

const CHANGES: readonly [Management, ...Management[]] = [
  'kick',
  'kick',
  'add',
  'add',
  'add',
  'mute',
  'mute',
  'unmute',
  'muteAll',
  'unmuteAll',
  'promote',
  'promote',
  'demote',
  'transfer',
  'leave',
  'enter',
  'enter',
]
