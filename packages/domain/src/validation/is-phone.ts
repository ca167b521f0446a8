import { textOf } from '../input'
/**
 * Whether a text is a phone number: exactly 11 ASCII digits.
 *
 * Rule: DOM-89.
 *
 * @example
 * isPhone('13800138000') // => true
 * isPhone('1380013800') // => false
 */
export const isPhone = (text: string): boolean => /^[0-9]{11}$/.test(textOf(text))
