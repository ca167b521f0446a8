import { describe, expect, test } from 'vitest'
import { headlineTab, pageTitle, ROOM_TABS, roomTabs, SPORT, type Room, type Switches } from '../index'

const allOn: Switches = Object.fromEntries(ROOM_TABS.map((tab) => [tab.switch, '1']))
const room = (fields: Partial<Room> = {}): Room => ({
  page: 'live-detail',
  sport: SPORT.football,
  hasAnchor: true,
  ...fields,
})

test('each tab has its switch', () => {
  expect(ROOM_TABS.map((tab) => [tab.name, tab.switch])).toEqual([
    ['chat', 'room_chat'],
    ['privateChat', 'userchat'],
    ['anchors', 'room_anchor'],
    ['quiz', 'race_quiz_check'],
    ['status', 'race_status'],
    ['analysis', 'race_analysis'],
    ['lineup', 'race_lineup'],
    ['index', 'race_index'],
    ['rank', 'room_rank'],
  ])
})

test.each(ROOM_TABS)('$name is hidden when its switch is off or absent', (tab) => {
  const sport = tab.sport ?? SPORT.football
  expect(roomTabs(room({ sport }), allOn)).toContain(tab.name)
  expect(roomTabs(room({ sport }), { ...allOn, [tab.switch]: '0' })).not.toContain(tab.name)
  expect(roomTabs(room({ sport }), { ...allOn, [tab.switch]: undefined })).not.toContain(tab.name)
})

describe('the tabs of a room', () => {
  test('have a lineup in football and a rank in basketball', () => {
    const base = ['chat', 'privateChat', 'anchors', 'quiz', 'status', 'analysis']
    expect(roomTabs(room(), allOn)).toEqual([...base, 'lineup', 'index'])
    expect(roomTabs(room({ sport: SPORT.basketball }), allOn)).toEqual([...base, 'index', 'rank'])
    expect(roomTabs(room({ sport: SPORT.esport }), allOn)).toEqual([...base, 'index'])
    expect(roomTabs(room({ sport: SPORT.all }), allOn)).toEqual([...base, 'index'])
  })

  test.each([
    ['live-detail', true, true],
    ['live-detail', false, true],
    ['score-detail', true, true],
    ['score-detail', false, false],
  ] as const)('on %s with an anchor %s have chat: %s', (page, hasAnchor, chat) => {
    const tabs = roomTabs(room({ page, hasAnchor }), allOn)
    expect(tabs.includes('chat')).toBe(chat)
    expect(tabs).toContain('status')
    expect(tabs).toContain('lineup')
  })
})

test.each<[Switches, string]>([
  [{ robotroom: '1' }, 'anchors'],
  [{ anchorroom: '1', shortvideo_check: '1' }, 'anchors'],
  [{ anchorroom: '0', robotroom: '0', shortvideo_check: '1', match_database: '1' }, 'clips'],
  [{ match_database: '1' }, 'database'],
  [{}, 'news'],
  [{ anchorroom: '0', shortvideo_check: '0', match_database: '0' }, 'news'],
])('with %j the headline opens on %s', (switches, tab) => {
  expect(headlineTab(switches)).toBe(tab)
})

test.each([
  ['/live/lives', 'live'],
  ['/score', 'schedule'],
  ['/m/score/', 'schedule'],
  ['/c2c', 'chat'],
  ['/user-center', 'personalCentre'],
  ['/data', 'tipOffs'],
  ['/live', 'site'],
  ['/score/search', 'site'],
  ['/', 'site'],
])('the title of %s is %s', (path, title) => {
  expect(pageTitle(path)).toBe(title)
})
