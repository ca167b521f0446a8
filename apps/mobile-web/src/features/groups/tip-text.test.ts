import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../i18n/i18n'
import { loadTexts } from '../../i18n/text-files'
import { tipText, type TipMessage } from './tip-text'

const member = (userID: string, facts: object = {}) =>
  ({ userID, nick: '', avatar: '', nameCard: '', role: '', muteTime: null, duration: 0, ...facts }) as const

const BOB = member('bob', { nick: 'Bob', nameCard: 'Bobby' })
const CAROL = member('carol', { nick: 'Carol' })
const GONE = member('gone', { nick: '已注销用户' })

const tip = (payload: Partial<TipMessage['payload']>): TipMessage => ({
  from: 'ana',
  nick: 'Ana',
  nameCard: '',
  payload: { operationType: 6, operatorID: 'ana', userIDList: [], memberList: [], newGroupProfile: {}, ...payload },
})
const about = (operationType: number, ...memberList: readonly TipMessage['payload']['memberList'][number][]) =>
  tip({ operationType, memberList, userIDList: memberList.map(({ userID }) => userID) })
const profile = (newGroupProfile: object) => tip({ newGroupProfile: newGroupProfile as Record<string, unknown> })

const FIVE = ['bob', 'carol', 'dan', 'eve', 'fay'].map((userID) => member(userID))

/** What happened, the tip, and what it says in both languages. */
const CASES: readonly (readonly [string, TipMessage, string | null, string | null])[] = [
  ['somebody joins', about(1, member('ana')), 'Ana 加入了群聊', 'Ana entrou no grupo'],
  ['two are added', about(1, BOB, CAROL), 'Ana 将 Bobby和Carol 加入了群聊', 'Ana adicionou Bobby e Carol'],
  ['a group is made', about(1, member('ana'), BOB), 'Ana 将 Bobby 加入了群聊', 'Ana adicionou Bobby'],
  ['somebody leaves', about(2, member('ana')), 'Ana 退出了群聊', 'Ana saiu do grupo'],
  ['somebody is removed', about(3, BOB), 'Ana 将 Bobby 移出了群聊', 'Ana removeu Bobby'],
  [
    'five are removed',
    about(3, ...FIVE),
    'Ana 将 bob、carol、dan和另外2人 移出了群聊',
    'Ana removeu bob, carol, dan e mais 2 pessoas',
  ],
  [
    'four are removed',
    about(3, ...FIVE.slice(0, 4)),
    'Ana 将 bob、carol、dan和另外1人 移出了群聊',
    'Ana removeu bob, carol, dan e mais 1 pessoa',
  ],
  ['an admin is appointed', about(4, BOB), 'Bobby 成为管理员', 'Bobby agora é administrador'],
  ['an admin is dismissed', about(5, BOB), 'Bobby 不再是管理员', 'Bobby não é mais administrador'],
  [
    'the owner changes',
    tip({ userIDList: ['bob'], memberList: [BOB], newGroupProfile: { ownerID: 'bob' } }),
    'Bobby 成为新群主',
    'Bobby agora é dono do grupo',
  ],
  ['all are muted', profile({ muteAllMembers: 'On' }), 'Ana 开启了全员禁言', 'Ana silenciou todos'],
  [
    'the mute of all ends',
    profile({ muteAllMembers: 'Off' }),
    'Ana 解除了全员禁言',
    'Ana deixou todos escreverem de novo',
  ],
  ['the profile changes', profile({ name: '茶馆' }), 'Ana 修改了群资料', 'Ana mudou os dados do grupo'],
  ['a deleted account is removed', about(3, GONE), 'Ana 将 已注销用户 移出了群聊', 'Ana removeu Conta excluída'],
  ['a member is muted', about(7, { ...BOB, muteTime: 9 }), 'Bobby 被禁言', 'Bobby foi silenciado'],
  ['a mute ends', about(7, { ...BOB, muteTime: 0 }), 'Bobby 被解除禁言', 'Bobby pode escrever de novo'],
  ['a name card changes', about(7, BOB), null, null],
]

describe.each(['cn', 'pt-br'] as const)('a tip of a group in the language %s', (lang) => {
  const texts = i18next.createInstance()
  beforeAll(async () => {
    await texts.init({ lng: LOCALES[lang], interpolation: { escapeValue: false }, resources: {} })
    texts.addResourceBundle(LOCALES[lang], 'groups', await loadTexts(lang, 'groups'))
  })

  it.each(CASES)('tells that %s', (_, message, cn, pt) => {
    expect(tipText(texts.getFixedT(LOCALES[lang], 'groups'), LOCALES[lang], message)).toBe(lang === 'cn' ? cn : pt)
  })
})
