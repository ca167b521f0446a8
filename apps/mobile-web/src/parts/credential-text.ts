import type { CredentialFault } from '@org/domain'

/** The text key of a fault. */
export const FAULT_KEYS = {
  length: 'length',
  characters: 'characters',
  'no-letter': 'noLetter',
} as const satisfies Record<CredentialFault, string>
