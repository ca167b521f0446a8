import { FOOTBALL_STATUS, SPORT } from '@org/domain'
import { expect, it } from 'vitest'
import { liveRoom, match } from '../../testing/fixtures'
import { leadStory } from './lead-story'

const running = match({ id: 1, status: FOOTBALL_STATUS.firstHalf })
const other = match({ id: 2, status: FOOTBALL_STATUS.secondHalf })
const finished = match({ id: 3, status: FOOTBALL_STATUS.finished })
const esport = match({ id: 4, sport_id: SPORT.esport, status: 2 })
const room = (id: number, shown: typeof running | null) => liveRoom({ id, match: shown })

it('leads with the match in play of the hottest room, and all rooms that show it', () => {
  const lead = leadStory([room(1, finished), room(2, other), room(3, running), room(4, other), room(5, null)])
  expect(lead?.match).toBe(other)
  expect(lead?.rooms.map(({ id }) => id)).toEqual([2, 4])
})

it('leads with esports, which has no page, only if nothing else is in play', () => {
  expect(leadStory([room(1, esport), room(2, running)])?.match).toBe(running)
  expect(leadStory([room(1, esport), room(2, finished)])?.match).toBe(esport)
})

it('leads with nothing if no room shows a match in play', () => {
  expect(leadStory([])).toBeNull()
  expect(leadStory([room(1, finished), room(2, null)])).toBeNull()
})
