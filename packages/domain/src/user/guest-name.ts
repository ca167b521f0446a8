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
 * The name of an account that is deleted.
 *
 * The specification shows none: the words are ours.
 *
 * @example
 * deletedName('zh') // => '已注销用户'
 * deletedName('pt-BR') // => 'Conta excluída'
 */
export const deletedName = (lang: string): string => (isChinese(lang) ? '已注销用户' : 'Conta excluída')

/**
 * A name in the reader's language: a guest's default name and that of a deleted account are translated, any other name
 * is not changed.
 *
 * @example
 * nameFor('游客012345', 'pt-BR') // => 'Visitante 012345'
 * nameFor('Visitante 012345', 'zh') // => '游客012345'
 * nameFor('已注销用户', 'pt-BR') // => 'Conta excluída'
 * nameFor('小王', 'pt-BR') // => '小王'
 */
export const nameFor = (name: string, lang: string): string => {
  const text = textOf(name)
  if (text === deletedName('zh') || text === deletedName('pt-BR')) return deletedName(lang)
  const number = /^(?:游客|Visitante )(\d{6})$/.exec(text)?.[1]
  return number === undefined ? text : guestName(number, lang)
}
