import { ABILITY_ERRORS } from './abilities'
import { ARGUMENT_ERRORS } from './arguments'
import { ATTRIBUTE_ERRORS } from './attributes'
import { CONVERSATION_GROUP_ERRORS } from './conversation-groups'
import { CORE_ERRORS } from './core'
import { codeOf, wordsOf, type ErrorRow, type ErrorRows } from './error-row'
import { GROUP_ERRORS } from './groups'
import { LOCAL_SEARCH_ERRORS } from './local-search'
import { LOGIN_ERRORS } from './login'
import { MESSAGE_ERRORS } from './messages'
import { MODERATION_ERRORS } from './moderation'
import { oursOf, type ErrorPart } from './ours'
import { rangeOf, type ErrorRangeName } from './ranges'
import { RELATION_ERRORS } from './relations'
import { SERVER_ERRORS } from './server'
import { SERVER_WORDS } from './server-words'
import { TOPIC_ERRORS } from './topics'
import { UPLOAD_ERRORS } from './uploads'

const CLIENT_ERRORS = {
  ...LOGIN_ERRORS,
  ...UPLOAD_ERRORS,
  ...MESSAGE_ERRORS,
  ...MODERATION_ERRORS,
  ...GROUP_ERRORS,
  ...ATTRIBUTE_ERRORS,
  ...TOPIC_ERRORS,
  ...CONVERSATION_GROUP_ERRORS,
  ...LOCAL_SEARCH_ERRORS,
  ...RELATION_ERRORS,
  ...ABILITY_ERRORS,
  ...ARGUMENT_ERRORS,
  ...CORE_ERRORS,
} as const satisfies ErrorRows

export type ErrorName = keyof typeof CLIENT_ERRORS | keyof typeof SERVER_ERRORS

export interface CatalogueRow extends ErrorRow {
  /** Which side raises the error first. The engine raises some server errors itself to save a request. */
  readonly origin: 'client' | 'server'
  /** What of the error is our choice; the rest is documented. */
  readonly ours: readonly ErrorPart[]
}

const ALSO_OF_THE_SERVER: ReadonlySet<string> = new Set(['OVER_FREQUENCY_LIMIT', 'PING_FATAL', 'SERVICE_OVERLOAD'])

const rows: [ErrorName, Omit<CatalogueRow, 'ours'>][] = [
  ...(Object.keys(CLIENT_ERRORS) as (keyof typeof CLIENT_ERRORS)[]).map((name): (typeof rows)[number] => {
    const row: ErrorRow | number = CLIENT_ERRORS[name]
    const origin = ALSO_OF_THE_SERVER.has(name) ? 'server' : 'client'
    return [name, { code: codeOf(row), message: wordsOf(name, row), origin }]
  }),
  ...(Object.keys(SERVER_ERRORS) as (keyof typeof SERVER_ERRORS)[]).map((name): (typeof rows)[number] => [
    name,
    { code: SERVER_ERRORS[name], origin: 'server', message: SERVER_WORDS[name] },
  ]),
]

/**
 * All errors: name → code and text, in order of code. Callers test the name. A client bundles only the rows that it uses (`CORE_ERRORS` and
 * those of its modules). Rules: IM-3, IM-44.
 */
export const ERRORS = Object.fromEntries(
  rows.sort(([, a], [, b]) => a.code - b.code).map(([name, row]) => [name, { ...row, ours: oursOf(name) }]),
) as Readonly<Record<ErrorName, CatalogueRow>>

const names: ReadonlyMap<number, ErrorName> = new Map(
  (Object.keys(ERRORS) as ErrorName[]).map((name) => [ERRORS[name].code, name]),
)

/** Undefined if no row has the code. */
export const nameOfCode = (code: number): ErrorName | undefined => names.get(code)

export const errorNameOf = (code: number): ErrorName | ErrorRangeName => nameOfCode(code) ?? rangeOf(code)
