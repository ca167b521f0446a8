import { expect, it } from 'vitest'
import { matchTabs } from './match-tabs'

const switches = {
  room_chat: '1',
  room_anchor: '1',
  race_status: '1',
  race_analysis: '1',
  race_lineup: '1',
  race_index: '1',
  room_rank: '1',
}
const football = {
  sport: 'football',
  switches,
  hasAnchor: false,
  hasPeer: false,
  isWaiting: false,
  missing: [],
  asked: null,
} as const

it('shows chat and anchors only if a room shows the match, and starts with the status tab', () => {
  expect(matchTabs({ ...football, hasAnchor: true })).toEqual([
    'status',
    'chat',
    'anchors',
    'analysis',
    'lineup',
    'index',
  ])
  expect(matchTabs(football)).toEqual(['status', 'analysis', 'lineup', 'index'])
})

it('has the private chat with an anchor, if the site has private chats and there is another anchor than the viewer', () => {
  const withChats = { ...football, switches: { ...switches, userchat: '1' }, hasAnchor: true }
  expect(matchTabs({ ...withChats, hasPeer: true }).slice(0, 3)).toEqual(['status', 'chat', 'privateChat'])
  expect(matchTabs(withChats)).not.toContain('privateChat')
  expect(matchTabs({ ...football, hasAnchor: true, hasPeer: true })).not.toContain('privateChat')
})

it('has the quizzes of all rooms if the site has them', () => {
  expect(matchTabs({ ...football, switches: { ...switches, race_quiz_check: '1' } })).toContain('quiz')
  expect(matchTabs(football)).not.toContain('quiz')
})

it('starts with the analysis before the match', () => {
  expect(matchTabs({ ...football, isWaiting: true })[0]).toBe('analysis')
})

it('shows the table in basketball and the line-ups in football only', () => {
  expect(matchTabs({ ...football, sport: 'basketball' })).toEqual(['status', 'analysis', 'index', 'rank'])
  expect(matchTabs({ ...football, sport: 'esport' })).toEqual(['status', 'analysis', 'index'])
})

it('hides tabs whose switch is off', () => {
  const off = { ...switches, race_index: '0', race_analysis: '0', room_rank: '0' }
  expect(matchTabs({ ...football, sport: 'basketball', switches: off })).toEqual(['status'])
})

it('offers no tab of what is not known of a match that is over, unless a link leads to it', () => {
  const missing = ['lineup', 'odds'] as const
  expect(matchTabs({ ...football, missing })).toEqual(['status', 'analysis'])
  expect(matchTabs({ ...football, missing, asked: 'index' })).toEqual(['status', 'analysis', 'index'])
})
