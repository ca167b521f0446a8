import type { Cast } from './episodes'
import type { Chance } from './chance'
import type { Step } from './schedule'

/**
 * In some schedules a user deletes a conversation without its history and opens the page again. Pages show what no push
 * has brought, of a conversation that is not in the list, and the user deletes messages before a sync tells of it.
 */
export const makeReturn = (chance: Chance, { devices, length }: Pick<Cast, 'devices' | 'length'>): readonly Step[] => {
  if (!chance.happens(0.15)) return []
  const { name: device, user } = chance.pick(devices)
  const [peer, ...others] = devices.filter((other) => other.user !== user)
  if (peer === undefined) return []
  const { name: speaker, user: of } = chance.pick([peer, ...others])
  const at = chance.between(1_000, length)
  const unlistedAt = at + 3_000
  const openedAt = unlistedAt + 4_000
  const said = (from: number, to: number): Step => ({
    at: chance.between(from, to),
    kind: 'send',
    device: speaker,
    to: user,
  })
  const page = (from: number, to: number): Step => ({ at: chance.between(from, to), kind: 'page', device, of })
  return [
    ...Array.from({ length: chance.between(1, 3) }, () => said(at, at + 1_000)),
    { at: unlistedAt, kind: 'unlist', device, of },
    { at: unlistedAt + 500, kind: 'reload', device, forMs: chance.between(200, 1_000) },
    ...(chance.happens(0.5) ? [page(openedAt, openedAt + 500)] : []),
    ...(chance.happens(0.7) ? [{ at: openedAt + 500, kind: 'busLoss', loss: 1, forMs: 1_000 } as const] : []),
    ...Array.from({ length: chance.between(1, 3) }, () => said(openedAt + 600, openedAt + 1_200)),
    page(openedAt + 1_200, openedAt + 1_700),
    ...(chance.happens(0.5)
      ? [{ at: openedAt + 2_100, kind: 'erase', device, of, place: chance.next() } as const]
      : []),
    { at: openedAt + chance.between(2_100, 4_000), kind: 'cut', name: device, halfOpen: false },
  ]
}
