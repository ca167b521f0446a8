import { describe, expect, it } from 'vitest'
import { whyNotSend, type SendFacts } from './may-send'

const room = { group_id: 'ROOM_7', type: 'AVChatRoom', owner_id: '7', mute_all: false } as const
const club = { group_id: 'club', type: 'Public', owner_id: '7', mute_all: false } as const
const member = { role: 'Member', mute_until: 0 } as const
const facts = (given: Partial<SendFacts>): SendFacts => ({
  group: room,
  userID: '1',
  member: null,
  isPresent: true,
  now: 1_000,
  ...given,
})

describe('whyNotSend', () => {
  it('lets those speak who are in the room or group', () => {
    expect(whyNotSend(facts({}))).toBeNull()
    expect(whyNotSend(facts({ isPresent: false }))).toBe('GROUP_PERMISSION_DENY')
    expect(whyNotSend(facts({ group: club, member }))).toBeNull()
    expect(whyNotSend(facts({ group: club, isPresent: true }))).toBe('GROUP_PERMISSION_DENY')
  })

  it('lets nobody speak in the notify room', () => {
    expect(whyNotSend(facts({ group: { ...room, group_id: 'NOTIFY_ROOM' }, userID: '7' }))).toBe(
      'GROUP_PERMISSION_DENY',
    )
  })

  it('silences a muted member until the time is over', () => {
    const muted = { ...member, mute_until: 1_500 }
    expect(whyNotSend(facts({ group: club, member: muted }))).toBe('GROUP_MUTE_DENY')
    expect(whyNotSend(facts({ group: club, member: muted, now: 1_500 }))).toBeNull()
  })

  it('silences everybody but the owner and admins when all are muted', () => {
    const silent = { ...club, mute_all: true }
    expect(whyNotSend(facts({ group: silent, member }))).toBe('GROUP_MUTE_DENY')
    expect(whyNotSend(facts({ group: silent, member: { ...member, role: 'Admin' } }))).toBeNull()
    expect(whyNotSend(facts({ group: silent, member, userID: '7' }))).toBeNull()
    expect(whyNotSend(facts({ group: { ...room, mute_all: true } }))).toBe('GROUP_MUTE_DENY')
  })
})
