import { isChinese } from '../site/is-chinese'
import { textOf } from '../input'

/**
 * The default name of a guest, with a number of six digits.
 *
 * The specification shows none: the words are ours.
 *
 * @example
 * guestName('012345', 'zh') // => '游客012345'
 * guestName('012345', 'pt-BR') // => 'Visitante 012345'
 */
export const guestName = (number: string, lang: string): string => `${isChinese(lang) ? '游客' : 'Visitante '}${number}`

/**
 * A name in the reader's language: a guest's default name is translated, any other name is not changed.
 *
 * @example
 * nameFor('游客012345', 'pt-BR') // => 'Visitante 012345'
 * nameFor('Visitante 012345', 'zh') // => '游客012345'
 * nameFor('小王', 'pt-BR') // => '小王'
 */
export const nameFor = (name: string, lang: string): string => {
  const text = textOf(name)
  const number = /^(?:游客|Visitante )(\d{6})$/.exec(text)?.[1]
  return number === undefined ? text : guestName(number, lang)
}
