import { fieldsOf, rowOf, textOf } from '../input'
/**
 * The required fields of each account call. `code` is the captcha id, `captcha` the text read from the picture.
 *
 * Rule: DOM-93.
 */
export const ACCOUNT_FORMS = {
  sendCode: ['mobile', 'captcha', 'code'],
  bindMobile: ['mobile', 'pwd', 'code', 'captcha', 'smscode'],
  setAccountName: ['account_name', 'code', 'captcha', 'smscode'],
  changePwd: ['pwd', 'code', 'captcha', 'smscode'],
} as const

export type AccountForm = keyof typeof ACCOUNT_FORMS

export type AccountField = (typeof ACCOUNT_FORMS)[AccountForm][number]

/** The body of an account call. */
export type AccountRequest<F extends AccountForm> = Record<(typeof ACCOUNT_FORMS)[F][number], string>

/**
 * The required fields that are missing in an account call, in order; empty if it can be sent. Blanks do not count as
 * a value. An unknown call requires none.
 *
 * Rule: DOM-93.
 *
 * @example
 * missingFields('sendCode', { mobile: '13800138000', captcha: ' ' }) // => ['captcha', 'code']
 */
export const missingFields = (
  form: AccountForm,
  values: Readonly<Partial<Record<AccountField, string>>>,
): AccountField[] => {
  const fields = rowOf<readonly AccountField[]>(ACCOUNT_FORMS, form) ?? []
  return fields.filter((field) => textOf(fieldsOf(values)[field]).trim() === '')
}

/**
 * The register call: `registNew` if the switch `account_register` is `'1'`, otherwise `regist`.
 *
 * Rule: DOM-94.
 *
 * @example
 * registerCall({ account_register: '1' }) // => 'registNew'
 * registerCall({}) // => 'regist'
 */
export const registerCall = (switches: { account_register?: string }): 'registNew' | 'regist' =>
  fieldsOf(switches).account_register === '1' ? 'registNew' : 'regist'
