import { createScreen } from '@org/im-sdk/protocol'
import { expect, it } from 'vitest'
import { lookAlike } from './look-alike'
import { isAllowedName } from './allowed-name'

const listed = { profanity: 'motherfucker', replacement: '', filterType: 2, profanityType: 0 } as const
const screen = createScreen([listed], { lookAlike })

it.each(['球迷小王', 'fan2026', 'João da Silva', 'badminton', 'Massacre FC', '👨‍👩‍👧 ⚽️', 'Oficialmente', '10'])(
  'allows %s',
  (name) => {
    expect(isAllowedName(screen, name)).toBe(true)
  },
)

it.each([
  ['nothing that is seen', ' \u2800'.trim() + '\u200B'],
  ['a text that is turned round', 'fan\u202Egnp'],
  ['a name with something invisible in it', 'zhang\u2060san'],
  ['a null', 'a\0b'],
  ['half a character', 'a\uD800'],
  ['piled marks', 'a\u0300\u0301\u0302\u0303'],
  ['a word of the list', 'm0therfucker'],
  ['a word of the list with something between its letters', 'mother.fucker'],
  ['who speaks for the site', '官方客服'],
  ['who speaks for the site, spaced', '官 方'],
  ['who speaks for the site, in Portuguese', 'Suporte kqb'],
  ['who speaks for the site, with a number', 'admin01'],
  ['who speaks for the site, in another script', '\u0430dmin'],
  ['who speaks for the site, letter by letter', 'a d m i n'],
])('lets nobody be called by %s', (_what, name) => {
  expect(isAllowedName(screen, name)).toBe(false)
})

it.each(['\u2800', '\u2800\u2800', '\ufffc'])('rejects %j, which is invisible', (name) => {
  expect(isAllowedName(screen, name)).toBe(false)
})

it.each([
  'Adm1n',
  'ADMlN',
  '4dmin',
  '@dmin',
  'Sup0rte',
  '5taff',
  'Sup0r7e',
  '官1方',
  '官a方',
  '工作人員',
  '系統消息',
  '系统',
  '版主',
  '小秘書',
  '客服',
  '客户服务',
  '客戶服務',
  '客 户1服 务',
  '人工服务',
  '看球服务中心',
  '平台运营',
  'Serviço ao Cliente',
  'CustomerService',
])('rejects %s, which imitates the site with digits, look-alikes or other characters', (name) => {
  expect(isAllowedName(screen, name)).toBe(false)
})

it.each([
  '看球吧',
  '看球吧小编',
  '雷霆體育',
  '看 球 吧',
  'Kanqiuba',
  'K4nqiub4',
  'Quqiu Live',
  'Equipa Leiting-Esportes',
])('rejects the name of a site: %s', (name) => {
  expect(isAllowedName(screen, name)).toBe(false)
})

it.each(['看球的人', 'Live Quente', 'Lia 10', 'Sal7', 'Vila', '方1官', 'Camisa 10', 'Ana5', 'Admilson'])(
  'allows %s, which only resembles a site',
  (name) => {
    expect(isAllowedName(screen, name)).toBe(true)
  },
)
