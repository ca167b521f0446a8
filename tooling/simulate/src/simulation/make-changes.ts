import type { Chance } from './chance'
import type { Schedule, Step, Target } from './schedule'

/** In most schedules users revoke, modify and delete messages. */
export const makeChanges = (chance: Chance, { users, devices }: Cast, length: number): readonly Step[] => {
  if (chance.happens(0.3)) return []
  return Array.from({ length: chance.between(3, 14) }, (): Step => {
    const { name: device, of } = chooseConversation(chance, users, devices)
    const kind = chance.pick(['revoke', 'modify', 'modify', 'erase'] as const)
    return { at: chance.between(2_000, length), kind, device, of, place: chance.next() }
  })
}

/** In half of the schedules they pin, clear and delete conversations, and read everything at once. */
export const makeTidying = (chance: Chance, { users, devices }: Cast, length: number): readonly Step[] => {
  if (chance.happens(0.5)) return []
  return Array.from({ length: chance.between(2, 8) }, (): Step => {
    const { name: device, of } = chooseConversation(chance, users, devices)
    const at = chance.between(2_000, length)
    const kind = chance.pick(['pin', 'pin', 'pin', 'unpin', 'clear', 'remove', 'readAll'] as const)
    return kind === 'readAll' ? { at, kind, device } : { at, kind, device, of }
  })
}

/** In half of the schedules they mark and annotate conversations, turn reminders off, and write drafts. */
export const makeOwning = (chance: Chance, { users, devices }: Cast, length: number): readonly Step[] => {
  if (chance.happens(0.5)) return []
  return Array.from({ length: chance.between(3, 12) }, (): Step => {
    const { name: device, of } = chooseConversation(chance, users, devices)
    const at = chance.between(2_000, length)
    const kind = chance.pick(['mark', 'mark', 'unmark', 'annotate', 'annotate', 'hush', 'unhush', 'draft'] as const)
    if (kind === 'mark' || kind === 'unmark') return { at, kind, device, of, mark: chance.pick([0, 1]) }
    if (kind === 'draft') return { at, kind, device, of, isEmpty: chance.happens(0.2) }
    return { at, kind, device, of }
  })
}

/** In a third of the schedules they add conversations to a group of conversations, and remove them. */
export const makeFiling = (chance: Chance, { users, devices }: Cast, length: number): readonly Step[] => {
  if (!chance.happens(1 / 3)) return []
  return Array.from({ length: chance.between(2, 8) }, (): Step => {
    const { name: device, of } = chooseConversation(chance, users, devices)
    return { at: chance.between(2_000, length), kind: chance.pick(['file', 'file', 'unfile'] as const), device, of }
  })
}

export type Cast = Pick<Schedule, 'users' | 'devices'>

export const chooseConversation = (chance: Chance, users: number, devices: Schedule['devices']) => {
  const { name, user } = chance.pick(devices)
  const of: Target = chance.happens(0.5) ? 'group' : (user + chance.between(1, users - 1)) % users
  return { name, of }
}
