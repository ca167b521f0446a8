import type { CredentialFault } from '@org/domain'

/** The locale key of a fault. */
export const FAULT_KEYS = {
  length: 'length',
  characters: 'characters',
  'no-letter': 'noLetter',
} as const satisfies Record<CredentialFault, string>
