import { textOf } from '../input'
/** Lengths of an account name or password. Rule: DOM-88. */
export const CREDENTIAL_LENGTH = { min: 6, max: 20 } as const

/** The fault of an account name or password. */
export type CredentialFault = 'length' | 'characters' | 'no-letter'

/**
 * The fault of an account name or password; null if it is valid: only ASCII letters and digits, at least one letter,
 * 6 to 20 characters.
 *
 * Rule: DOM-88.
 *
 * @example
 * credentialFault('fan2026') // => null
 * credentialFault('123456') // => 'no-letter'
 * credentialFault('fan_2026') // => 'characters'
 * credentialFault('fan1') // => 'length'
 */
export const credentialFault = (given: string): CredentialFault | null => {
  const text = textOf(given)
  if (!/^[A-Za-z0-9]*$/.test(text)) return 'characters'
  if (text.length < CREDENTIAL_LENGTH.min || text.length > CREDENTIAL_LENGTH.max) return 'length'
  return /[A-Za-z]/.test(text) ? null : 'no-letter'
}
