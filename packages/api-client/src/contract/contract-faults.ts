import * as v from 'valibot'
import { endpointSchemas } from './catalogue'
import type { Bodies } from './define-endpoint'

/** What in the data of a reply breaks the contract, null for nothing. For development and tests: it needs every schema. */
export const contractFaults = (name: string, data: unknown): string | null => {
  const bodies = schemas[name]
  if (bodies === undefined) return 'The contract has no call of this name.'
  const { issues } = v.safeParse(bodies.reply, data)
  return issues === undefined
    ? null
    : issues.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`).join('; ')
}

const schemas: Readonly<Record<string, Bodies>> = endpointSchemas
