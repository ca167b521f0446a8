import { textOf } from '../input'
/**
 * The length of a text for limits: code points, those above 127 count as 2.
 *
 * Rule: DOM-90.
 *
 * @example
 * textLength('abc') // => 3
 * textLength('看球') // => 4
 * textLength('⚽🏀') // => 4
 */
export const textLength = (text: string): number =>
  Array.from(textOf(text)).reduce((length, char) => length + ((char.codePointAt(0) ?? 0) > 127 ? 2 : 1), 0)
