import { expect, it } from 'vitest'
import { matchTabs } from './match-tabs'

const switches = { room_chat: '1', room_anchor: '1', race_status: '1', race_index: '1' }

it('shows chat and anchors only if a room shows the match, and starts with the status tab', () => {
  expect(matchTabs({ sport: 'football', switches, hasAnchor: true })).toEqual(['status', 'chat', 'anchors', 'index'])
  expect(matchTabs({ sport: 'football', switches, hasAnchor: false })).toEqual(['status', 'index'])
})

it('hides tabs whose switch is off', () => {
  expect(matchTabs({ sport: 'basketball', switches: { ...switches, race_index: '0' }, hasAnchor: false })).toEqual([
    'status',
  ])
})
