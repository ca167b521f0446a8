import { textOf } from '../input'
/**
 * Whether a language code is Chinese: `zh`, `zh-CN`, `cn`, in any case.
 *
 * @example
 * isChinese('zh-CN') // => true
 * isChinese('cn') // => true
 * isChinese('pt-BR') // => false
 */
export const isChinese = (lang: string): boolean => /^(zh|cn)(?![a-z])/i.test(textOf(lang))
