import type { Chance } from './chance'
import { chooseConversation, type Cast } from './make-changes'
import type { Step } from './schedule'

/** In a fifth of the schedules users discard the messages of conversations, and in half of these take that back. */
export const makeDiscards = (chance: Chance, { users, devices }: Cast, length: number): readonly Step[] => {
  if (!chance.happens(0.2)) return []
  const { name: device, of } = chooseConversation(chance, users, devices)
  const at = chance.between(1_000, length)
  const discard: Step = { at, kind: 'discard', device, of }
  return chance.happens(0.5) ? [discard] : [discard, { at: chance.between(at, length), kind: 'unhush', device, of }]
}

/** In a third they mention each other in the group, and delete mentions. */
export const makeMentions = (chance: Chance, { users, devices }: Cast, length: number): readonly Step[] => {
  if (!chance.happens(1 / 3)) return []
  return Array.from({ length: chance.between(4, 12) }, (): Step => {
    const { name: device } = chance.pick(devices)
    const at = chance.between(1_000, length)
    if (chance.happens(0.35)) return { at, kind: 'unmention', device }
    return {
      at,
      kind: 'mention',
      device,
      to: 'group',
      whom: chance.happens(0.3) ? 'all' : chance.between(0, users - 1),
    }
  })
}

/** In two fifths they tell each other what they have read, and change extensions of messages. */
export const makeExtras = (chance: Chance, { users, devices }: Cast, length: number): readonly Step[] => {
  if (!chance.happens(0.4)) return []
  return Array.from({ length: chance.between(8, 24) }, (): Step => {
    const chosen = chooseConversation(chance, users, devices)
    const device = chosen.name
    const of = chance.happens(0.5) ? 'group' : chosen.of
    const at = chance.between(2_000, length)
    if (chance.happens(0.3)) return { at, kind: 'confirm', device, of }
    const change = chance.pick(['set', 'set', 'set', 'set', 'delete', 'clear'] as const)
    // Most changes are of the first message, where users meet.
    const place = chance.happens(0.7) ? 0 : chance.next()
    return { at, kind: 'extend', device, of, place, change, key: chance.between(0, 3) }
  })
}

/** In a quarter there is a topic, where they write, mention each other, read, change messages and set reminders. */
export const makeTopic = (chance: Chance, { users, devices }: Cast, length: number): readonly Step[] => {
  if (!chance.happens(0.25)) return []
  return Array.from({ length: chance.between(6, 18) }, (): Step => {
    const { name: device } = chance.pick(devices)
    const at = chance.between(1_000, length)
    const drawn = chance.next()
    if (drawn < 0.4) return { at, kind: 'send', device, to: 'topic' }
    if (drawn < 0.55) return { at, kind: 'mention', device, to: 'topic', whom: chance.between(0, users - 1) }
    if (drawn < 0.7) return { at, kind: 'read', device, of: 'topic' }
    if (drawn < 0.75) return { at, kind: 'page', device, of: 'topic' }
    if (drawn < 0.9) {
      const kind = chance.pick(['revoke', 'modify', 'erase', 'clear'] as const)
      return kind === 'clear'
        ? { at, kind, device, of: 'topic' }
        : { at, kind, device, of: 'topic', place: chance.next() }
    }
    return { at, kind: chance.pick(['hush', 'unhush'] as const), device, of: 'topic' }
  })
}
