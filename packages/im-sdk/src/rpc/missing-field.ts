import type { CommandFacts } from '../protocol/define-command'
import { isCount } from './read-message'

/** The name of the first required field that a reply lacks; null if it is complete. */
export const missingField = ({ needs = {} }: CommandFacts, body: Readonly<Record<string, unknown>>): string | null => {
  for (const [field, kind] of Object.entries(needs)) {
    const value = body[field]
    const isThere = kind === 'number' ? isCount(value) : kind === 'array' ? Array.isArray(value) : typeof value === kind
    if (!isThere) return field
  }
  return null
}
