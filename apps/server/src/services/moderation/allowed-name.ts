import type { Screen } from '@org/im-sdk/protocol'
import { findBrand, SITE_CODES } from '@org/site-brands'
import { lookAlike, writtenFor } from './look-alike'

/** The names of the sites, in every language. */
const SITE_NAMES = SITE_CODES.flatMap((code) => Object.values(findBrand(code)?.displayName ?? {}))
const inChinese = (text: string): string => text.replace(/[^\p{Script=Han}]/gu, '')

/** Names of the site's staff, reserved for the site. */
const OFFICIAL_PARTS = [
  '官方',
  '客服',
  '客户服务',
  '人工服务',
  '在线服务',
  '服务中心',
  '官网',
  '运营',
  '审核员',
  '超管',
  '站长',
  '版主',
  '管理员',
  '系统',
  '工作人员',
  '小秘书',
  ...SITE_NAMES.map(inChinese).filter((name) => name !== ''),
]
const inLetters = (text: string): string => [...text].map(writtenFor).join('')
const OFFICIAL_NAMES = SITE_NAMES.filter((name) => inChinese(name) === '').map((name) =>
  inLetters(name.toLowerCase().replace(/\P{L}/gu, '')),
)

const OFFICIAL_WORDS = [
  'admin',
  'administrador',
  'administrator',
  'ao cliente',
  'atendimento',
  'customer ?service',
  'help ?desk',
  'equipe',
  'moderador',
  'moderator',
  'oficial',
  'official',
  'sac',
  'staff',
  'suporte',
  'support',
  'system',
  'sistema',
]
const OFFICIAL = new RegExp(`(?<!\\p{L})(?:${OFFICIAL_WORDS.join('|')})(?!\\p{L})`, 'u')
const OFFICIAL_IN_LETTERS = new RegExp(`(?<!\\p{L})(?:${OFFICIAL_WORDS.map(inLetters).join('|')})(?!\\p{L})`, 'u')

/** Invisible and bidirectional characters, except those that join the parts of one emoji. */
const HIDDEN = /(?!\u200D\p{Extended_Pictographic}|\uFE0F)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
/** The Braille blank and the object replacement character count as symbols, but are invisible. */
const VISIBLE = /(?![\u2800\uFFFC])[\p{L}\p{N}\p{P}\p{S}]/u
const PILED_MARKS = /\p{M}{3}/u

/**
 * Whether a name is allowed: it is visible, has no hidden characters, contains no profanity, and does not imitate the
 * site.
 */
export const isAllowedName = (screen: Screen, name: string): boolean => {
  if (!VISIBLE.test(name) || HIDDEN.test(name) || PILED_MARKS.test(name)) return false
  const { text, isRefused } = screen(name)
  return !isRefused && text === name && !isOfficial(name)
}

const isOfficial = (name: string): boolean => {
  const letters = [...name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')]
  const bare = letters.map((char) => (/\p{L}/u.test(char) ? lookAlike(char) : char)).join('')
  const joined = letters
    .map(lookAlike)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
  return (
    [bare, joined].some((written) => OFFICIAL.test(written) || OFFICIAL_IN_LETTERS.test(inLetters(written))) ||
    OFFICIAL_NAMES.some((site) => inLetters(joined).includes(site)) ||
    OFFICIAL_PARTS.some((part) => inChinese(joined).includes(part))
  )
}
