import { credentialFault, type CredentialFault } from '@org/domain'
import { useTranslation } from '../../i18n/use-translation'

/** Returns the text of what is wrong with a new account name or password; null if nothing is. */
export const useCredentialFault = () => {
  const { t } = useTranslation('form')
  return (text: string): string | null => {
    const fault = credentialFault(text)
    return fault && t(($) => $.faults[FAULT_KEYS[fault]])
  }
}

const FAULT_KEYS = {
  length: 'length',
  characters: 'characters',
  'no-letter': 'noLetter',
} as const satisfies Record<CredentialFault, string>
