import { textOf } from '../input'
/** Lengths of an account name or password. Source: app.md §5. */
export const CREDENTIAL_LENGTH = { min: 6, max: 20 } as const

/** What is wrong with an account name or password. */
export type CredentialFault = 'length' | 'characters' | 'no-letter'

/**
 * What is wrong with an account name or password, null when it is good: ASCII letters and digits only, at least one
 * letter, 6 to 20 characters.
 *
 * Source: app.md §5, decisions.md 50.
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
