import type { Screen } from '@org/im-sdk/protocol'
import { lookAlike } from './look-alike'

/** Who speaks for the site. Nobody else is called so. */
const OFFICIAL_PARTS = [
  '官方',
  '客服',
  '管理员',
  '管理員',
  '系统消息',
  '系統消息',
  '系统通知',
  '系統通知',
  '工作人员',
  '工作人員',
  '小秘书',
]
/** Digits and signs that are written for a letter. An l is a capital i as well, so that both are one. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  l: 'i',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
}
const inLetters = (text: string): string => [...text].map((char) => WRITTEN_FOR[char] ?? char).join('')

const OFFICIAL_WORDS = [
  'admin',
  'administrador',
  'administrator',
  'atendimento',
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

/** What is drawn as nothing or turns the direction of a text, but for what joins the parts of one emoji. */
const HIDDEN = /(?!\u200D\p{Extended_Pictographic}|\uFE0F)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
/** A blank of Braille and the place of an object count as signs, and show nothing. */
const VISIBLE = /(?![\u2800\uFFFC])[\p{L}\p{N}\p{P}\p{S}]/u
const PILED_MARKS = /\p{M}{3}/u

/**
 * Whether somebody may be called so: something is to be seen of the name, nothing of it is hidden, it holds no word of
 * the list, and it does not pass for the site itself.
 */
export const mayBeNamed = (screen: Screen, name: string): boolean => {
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
    OFFICIAL_PARTS.some((part) => joined.replace(/[^\p{Script=Han}]/gu, '').includes(part))
  )
}
