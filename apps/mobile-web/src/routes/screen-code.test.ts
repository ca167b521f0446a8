import { expect, it, vi } from 'vitest'
import { screenNamed, screenOf, retryScreen, fetchScreens } from './screen-code'
import { loadScreen } from './screens'
import type { Screen } from './screen'

vi.mock('./screens', () => ({ loadScreen: vi.fn() }))

const Drawn = () => null
const screen: Screen = { code: async () => ({ default: Drawn }), texts: [] }
const offline = new TypeError('Failed to fetch dynamically imported module')

it('a page whose table of screens cannot be loaded loads it when it is retried', async () => {
  vi.mocked(loadScreen).mockRejectedValueOnce(offline).mockRejectedValueOnce(offline).mockResolvedValue(screen)
  const named = (await screenNamed('score')) as Screen
  expect(await screenOf(named)).toBeNull()
  expect(await retryScreen(named, () => expect.unreachable())).toBe(true)
  expect(await screenOf(named)).toBe(Drawn)
})

it('a page keeps its screen while it is rendered', () => {
  vi.mocked(loadScreen).mockResolvedValue(screen)
  expect(screenNamed('database')).toBe(screenNamed('database'))
})

it('the pages ahead are loaded also after one without a screen, and not after one whose table cannot be loaded', async () => {
  vi.stubGlobal('navigator', {})
  vi.mocked(loadScreen).mockReset().mockResolvedValueOnce(null).mockRejectedValue(offline)
  await fetchScreens(['/headline', '/c2c', '/live'])
  expect(vi.mocked(loadScreen).mock.calls.map(([name]) => name)).toEqual(['headline', 'chats', 'chats'])
})
