import * as v from 'valibot'
import { endpointSchemas } from './catalogue'
import type { Bodies } from './define-endpoint'

/**
 * What in the data of a reply violates the contract; null for nothing. For development and tests, because it needs
 * every schema.
 */
export const contractFaults = (name: string, data: unknown): string | null => {
  const bodies = schemas[name]
  if (bodies === undefined) return 'Unknown call.'
  const { issues } = v.safeParse(bodies.reply, data)
  return issues === undefined
    ? null
    : issues.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`).join('; ')
}

const schemas: Readonly<Record<string, Bodies>> = endpointSchemas
