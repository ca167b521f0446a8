import type { Chance } from './chance'
import { HOSTS, type Commands, type DevicePlan, type Schedule, type Step, type Talk } from './schedule'

/** Who may take part in an episode. */
export interface Cast {
  readonly users: number
  readonly devices: Schedule['devices']
  readonly contacts: number
  readonly past: readonly Talk[]
  /** The milliseconds within which an episode starts. */
  readonly length: number
}

/** In half of all schedules user 0 has earlier messages with some contacts, and another user with the first of them. */
export const makePast = (chance: Chance, users: number): Pick<Schedule, 'contacts' | 'past'> => {
  if (chance.happens(0.5)) return { contacts: 0, past: [] }
  const contacts = chance.between(3, 6)
  const longest = chance.happens(0.5) ? 0 : -1
  // The last contact has sent no message yet.
  const past = Array.from({ length: contacts - 1 }, (_, index) => ({
    contact: users + index,
    user: 0,
    count: index === longest ? chance.between(80, 100) : chance.between(1, 4),
    isRead: chance.happens(0.6),
  }))
  return { contacts, past: [...past, { contact: users, user: users - 1, count: 2, isRead: false }] }
}

/** A device is disconnected while its user, or the group, gets so many messages that it needs several pages. */
export const makeAbsence = (
  chance: Chance,
  members: number,
  devices: Schedule['devices'],
  length: number,
): readonly Step[] => {
  const at = chance.between(0, length)
  const away = chance.pick(devices)
  const [first, ...others] = devices.filter(({ user }) => user !== away.user)
  if (first === undefined) return []
  const speaker = chance.pick([first, ...others])
  const isGroup = away.user < members && speaker.user < members && chance.happens(0.5)
  const said = { kind: 'send', device: speaker.name, to: isGroup ? 'group' : away.user } as const
  const count = chance.between(2 * PAGE + 2, 3 * PAGE)
  return [
    { at, kind: 'isolate', name: away.name, forMs: chance.between(10_000, 20_000) },
    ...Array.from({ length: count }, (_, index) => ({ at: at + 500 + index * 50, ...said })),
  ]
}

/** The number of messages per page. */
const PAGE = 15

/** A device logs in late, loses its connection at page after page, and gets messages meanwhile. */
export const makeArrival = (chance: Chance, cast: Cast): readonly Step[] => {
  const at = chance.between(1_000, cast.length)
  const device = deviceOf(chance, cast, 0).name
  const breaks = { commands: chance.pick(AT_LOGIN), isLost: chance.happens(0.5), count: chance.between(1, 4) }
  return [
    { at, kind: 'break', device, ...breaks },
    { at, kind: 'arrive', device },
    ...Array.from({ length: chance.between(0, 4) }, () => say(chance, cast, at + chance.between(0, 10_000), 1)),
  ]
}

const AT_LOGIN: readonly [Commands, ...Commands[]] = [
  '',
  'conversation.',
  'conversation.',
  'message.sync_unread',
  'group.',
]

/** A user pages back through the longest conversation, while both sides send messages. */
export const makeReading = (chance: Chance, cast: Cast): readonly Step[] => {
  const { name: device } = deviceOf(chance, cast, 0)
  const { past, users } = cast
  const of = past.toSorted((one, other) => other.count - one.count)[0]?.contact ?? users
  let at = chance.between(1_000, cast.length)
  const steps: Step[] = []
  for (let left = chance.between(5, 9); left > 0; left -= 1) {
    steps.push({ at, kind: 'turn', device, of })
    at += chance.between(300, 1_500)
    if (chance.happens(0.2)) steps.push({ at: at - 150, kind: 'send', device, to: of })
    if (chance.happens(0.3))
      steps.push({ at: at - 100, kind: 'say', host: chance.pick(HOSTS), from: of, to: 0, count: chance.between(1, 2) })
  }
  return steps
}

/** A device is away while many contacts send more than a sync returns, and the history of three of them is refused. */
export const makeRefusals = (chance: Chance, cast: Cast): readonly Step[] => {
  const { users, contacts, length } = cast
  const at = chance.between(3_000, length)
  const { name } = deviceOf(chance, cast, 0)
  const from = shuffled(
    chance,
    Array.from({ length: contacts }, (_, index) => users + index),
  )
  const forMs = chance.happens(0.5) ? null : chance.between(10_000, 40_000)
  return [
    { at, kind: 'isolate', name, forMs: chance.between(4_000, 8_000) },
    { at, kind: 'refuse', device: name, of: from.slice(0, 3), forMs },
    ...from.map((contact): Step => ({
      at: at + chance.between(500, 3_000),
      kind: 'say',
      host: chance.pick(HOSTS),
      from: contact,
      to: 0,
      count: chance.between(17, 22),
    })),
  ]
}

/** Users leave and join clubs, and lose connections at the replies. */
export const makeClubLife = (chance: Chance, cast: Cast, clubs: number): readonly Step[] => {
  const device = chance.pick(cast.devices).name
  const steps: Step[] = []
  let at = chance.between(0, cast.length)
  for (let left = chance.between(2, 6); left > 0; left -= 1) {
    const club = chance.between(0, clubs - 1)
    if (chance.happens(0.4))
      steps.push({ at, kind: 'break', device, commands: 'group.', isLost: chance.happens(0.7), count: 1 })
    else if (chance.happens(0.3)) steps.push({ at, kind: 'cut', name: device, halfOpen: false })
    steps.push({ at: at + chance.between(1, 400), kind: chance.pick(['quit', 'quit', 'join']), device, club })
    at += chance.between(500, 4_000)
  }
  return steps
}

/** A page is closed with texts that it could not send yet, and opened again. */
export const makeReload = (chance: Chance, { users, devices, length }: Cast): readonly Step[] => {
  const { name: device, user } = chance.pick(devices)
  const at = chance.between(3_000, length)
  const closesAt = at + chance.between(1_000, 4_000)
  const send = (): Step => {
    const to = chance.happens(0.5) ? 'group' : (user + chance.between(1, users - 1)) % users
    return { at: chance.between(at, closesAt), kind: 'send', device, to }
  }
  return [
    { at: at - 500, kind: 'isolate', name: device, forMs: chance.between(1_000, 6_000) },
    ...Array.from({ length: chance.between(1, 5) }, send),
    { at: closesAt, kind: 'reload', device, forMs: chance.between(500, 5_000) },
  ]
}

const say = (chance: Chance, { users, contacts }: Cast, at: number, count: number): Step => ({
  at,
  kind: 'say',
  host: chance.pick(HOSTS),
  from: users + chance.between(0, contacts - 1),
  to: 0,
  count,
})

const deviceOf = (chance: Chance, { devices }: Cast, user: number): DevicePlan => {
  const [first = devices[0], ...others] = devices.filter((device) => device.user === user)
  return chance.pick([first, ...others])
}

const shuffled = <Item>(chance: Chance, items: readonly Item[]): readonly Item[] =>
  items
    .map((item) => ({ item, place: chance.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
