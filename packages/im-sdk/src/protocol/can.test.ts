import { describe, expect, it } from 'vitest'
import { can, CHAT_ACTIONS, type ChatAction, type ChatObject, type ChatRole } from './can'

const TYPES = ['Private', 'Public', 'ChatRoom', 'AVChatRoom', 'Community'] as const
const ROLES: readonly ChatRole[] = ['Owner', 'Admin', 'Custom', 'Member', 'None']

/** The initials of the roles that may, by type of group. */
const who = (action: ChatAction, object: Omit<ChatObject, 'type'> = {}): string =>
  TYPES.map((type) =>
    ROLES.map((role) => (can({ role }, action, { type, ...object }) ? role.charAt(0) : '-')).join(''),
  ).join(' ')

const OPEN = { joinOption: 'FreeAccess', inviteOption: 'FreeAccess' } as const
const ASKING = { joinOption: 'NeedPermission', inviteOption: 'NeedPermission' } as const
const CLOSED = { joinOption: 'DisableApply', inviteOption: 'DisableInvite' } as const

/** Owner, Admin, Custom, Member and None, in Private, Public, ChatRoom, AVChatRoom and Community. */
const MATRIX: Readonly<Record<ChatAction, string>> = {
  read: 'OACM- OACM- OACM- OACMN OACM-',
  send: 'OACM- OACM- OACM- OACM- OACM-',
  speakAlways: 'OA--- OA--- OA--- OA--- OA---',
  revokeOther: 'OA--- OA--- OA--- OA--- OA---',
  modifyOther: 'OA--- OA--- OA--- ----- OA---',
  clear: '----- ----- ----- OA--- -----',
  manage: 'OA--- OA--- OA--- OA--- OA---',
  announce: 'OA--- OA--- OA--- OA--- OA---',
  join: '----- OACMN OACMN OACMN OACMN',
  apply: '----- ----- ----- ----- -----',
  quit: '-ACM- -ACM- -ACM- OACM- -ACM-',
  add: 'OACM- OACM- OACM- ----- OACM-',
  invite: '----- ----- ----- ----- -----',
  handleApplication: 'OA--- OA--- OA--- ----- OA---',
  updateProfile: 'OACM- OA--- OA--- OA--- OA---',
  muteAll: '----- OA--- OA--- OA--- OA---',
  setRules: '----- OA--- OA--- OA--- OA---',
  dismiss: '----- O---- O---- O---- O----',
  transfer: 'O---- O---- O---- ----- O----',
  setRole: '----- O---- O---- ----- O----',
  setManager: '----- ----- ----- O---- -----',
  kick: 'OA--- OA--- OA--- ----- OA---',
  mute: '----- OA--- OA--- OA--- OA---',
  ban: '----- ----- ----- OA--- OA---',
  mark: '----- ----- ----- OA--- OA---',
  setNameCard: 'OA--- OA--- OA--- ----- OA---',
  setMemberField: 'OA--- OA--- OA--- ----- OA---',
  topics: '----- ----- ----- ----- OA---',
  attributes: 'OACM- OACM- OACM- OA--- OA---',
  counters: 'OACM- OACM- OACM- OACM- OACM-',
  setCounters: 'OACM- OACM- OACM- OA--- OA---',
}

describe('who may do what in a group', () => {
  it.each(CHAT_ACTIONS)('is the matrix of types and roles, in an open group: %s', (action) => {
    expect(who(action, OPEN)).toBe(MATRIX[action])
  })

  it('asks a manager first if joining and inviting need permission', () => {
    expect(who('join', ASKING)).toBe('----- ----- ----- OACMN -----')
    expect(who('apply', ASKING)).toBe('----- OACMN OACMN ----- OACMN')
    expect(who('add', ASKING)).toBe('OA--- OA--- OA--- ----- OA---')
    expect(who('invite', ASKING)).toBe('OACM- OACM- OACM- ----- OACM-')
  })

  it('leaves adding to managers if joining and inviting are off', () => {
    for (const action of ['apply', 'invite'] as const) expect(who(action, CLOSED)).not.toMatch(/[A-Z]/)
    expect(who('join', CLOSED)).toBe('----- ----- ----- OACMN -----')
    expect(who('add', CLOSED)).toBe('OA--- OA--- OA--- ----- OA---')
  })

  it.each(['kick', 'mute', 'setNameCard', 'setMemberField'] as const)(
    '%s needs a higher role than the target',
    (act) => {
      expect(who(act, { target: 'Owner' })).not.toMatch(/[A-Z]/)
      expect(who(act, { target: 'Admin' }).replace(/-----/g, '')).toMatch(/^ *(O---- *)+$/)
      expect(who(act, { target: 'Member' })).toBe(MATRIX[act])
    },
  )

  it('is done to oneself only where it concerns a name card or a field', () => {
    const onSelf = CHAT_ACTIONS.filter((action) => /[A-Z]/.test(who(action, { target: 'Member', isSelf: true })))
    expect(onSelf).toEqual(['setNameCard', 'setMemberField'])
    expect(who('setNameCard', { target: 'Member', isSelf: true })).toBe('OACM- OACM- OACM- ----- OACM-')
  })

  it('is nothing for guests outside of chat rooms', () => {
    const cases = CHAT_ACTIONS.flatMap((action) =>
      ROLES.flatMap((role) => TYPES.map((type) => ({ action, role, type }))),
    )
    const allowed = cases.filter(({ action, role, type }) => can({ role, isGuest: true }, action, { type, ...OPEN }))
    expect(new Set(allowed.map(({ type }) => type))).toEqual(new Set(['AVChatRoom']))
  })
})
