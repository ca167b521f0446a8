import { describe, expect, it } from 'vitest'
import { whyNotSend, type SendFacts } from './may-send'

const room = { group_id: 'ROOM_7', type: 'AVChatRoom', owner_id: '7', mute_all: false } as const
const club = { group_id: 'club', type: 'Public', owner_id: '7', mute_all: false } as const
const member = { role: 'Member' } as const
const FREE = { mute: 0, ban: 0 } as const
const facts = (given: Partial<SendFacts>): SendFacts => ({
  group: room,
  userID: '1',
  member: null,
  isPresent: true,
  everywhere: FREE,
  here: FREE,
  ...given,
})

describe('whyNotSend', () => {
  it('allows listeners of the room and members of the group', () => {
    expect(whyNotSend(facts({}))).toBeNull()
    expect(whyNotSend(facts({ isPresent: false }))).toBe('MESSAGE_SEND_NOT_IN_CHAT_ROOM')
    expect(whyNotSend(facts({ group: club, member }))).toBeNull()
    expect(whyNotSend(facts({ group: club, isPresent: true }))).toBe('GROUP_PERMISSION_DENY')
    expect(whyNotSend(facts({ group: club, userID: '7' }))).toBe('GROUP_PERMISSION_DENY')
  })

  it('refuses everyone in the notify room', () => {
    expect(whyNotSend(facts({ group: { ...room, group_id: 'NOTIFY_ROOM' }, userID: '7' }))).toBe(
      'GROUP_PERMISSION_DENY',
    )
  })

  it('refuses muted users, here or everywhere, and treats banned users as non-members', () => {
    for (const given of [{ group: club, member }, { group: room }]) {
      expect(whyNotSend(facts({ ...given, here: { mute: 1_500, ban: 0 } }))).toBe('GROUP_MUTE_DENY')
      expect(whyNotSend(facts({ ...given, everywhere: { mute: 1_500, ban: 0 } }))).toBe('MUTE_DENY')
      expect(whyNotSend(facts({ ...given, isPresent: false, here: { mute: 0, ban: 1_500 } }))).toBe(
        'GROUP_PERMISSION_DENY',
      )
    }
  })

  it('refuses everyone except the owner and admins if all are muted', () => {
    const silent = { ...club, mute_all: true }
    expect(whyNotSend(facts({ group: silent, member }))).toBe('GROUP_MUTE_DENY')
    expect(whyNotSend(facts({ group: silent, member: { ...member, role: 'Admin' } }))).toBeNull()
    expect(whyNotSend(facts({ group: silent, member, userID: '7' }))).toBeNull()
    expect(whyNotSend(facts({ group: { ...room, mute_all: true } }))).toBe('GROUP_MUTE_DENY')
  })
})
