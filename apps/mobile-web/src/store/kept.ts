import { attempt } from './attempt'

export type Fields = Readonly<Record<string, unknown>>

/** How a slice outlives the page. */
export interface Keeping<State = unknown> {
  /** The slice's. */
  readonly name: string
  /** One for each change of the stored shape, from the oldest on: makes the fields of the next version. Their number is the version. */
  readonly migrations: readonly ((old: Fields) => Fields)[]
  /** The state from what is stored; nothing, or anything, may be. A field that cannot be read takes its fallback, alone. */
  readonly read: (stored: Fields) => State
  /** It is not the session's: it stays when the server ends that. Rule: APP-1. */
  readonly outlivesSession: boolean
}

/** What is known of a stored slice while its code is not there. */
interface About {
  readonly version: number
  readonly outlivesSession: boolean
}

/** Under one key: the slices by name, and `about` of each. Before there were versions, `about` was not there. */
export type Stored = Fields

/** The key ends with `_store`. Rule: APP-2. */
export const storeKey = (site: string) => `${site}_store`

/** What is stored for a site; null when there is nothing, it is no JSON object, or storage is forbidden. */
export const readStored = (site: string): Stored | null =>
  attempt(() => {
    const value: unknown = JSON.parse(localStorage.getItem(storeKey(site)) ?? 'null')
    return isRecord(value) ? value : null
  })

export const writeStored = (site: string, stored: Stored) => {
  attempt(() => localStorage.setItem(storeKey(site), JSON.stringify(stored)))
}

/** The state of a slice from what is stored, brought to the shape of today. */
export const keptState = <State>(stored: Stored | null, { name, migrations, read }: Keeping<State>): State => {
  const { version } = aboutOf(stored, name)
  const fields = attempt(() =>
    migrations.slice(version).reduce((old, migrate) => migrate(old), fieldsOf(stored?.[name])),
  )
  return read(fields ?? {})
}

/** What is stored, with a slice in it as it is now. */
export const withSlice = (
  stored: Stored | null,
  { name, migrations, outlivesSession }: Keeping,
  state: unknown,
): Stored => {
  const about: About = { version: migrations.length, outlivesSession }
  return { ...stored, [name]: state, about: { ...fieldsOf(stored?.['about']), [name]: about } }
}

/** What is stored without what belongs to the session that has ended. */
export const withoutSession = (stored: Stored | null): Stored =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(([name]) => name === 'about' || aboutOf(stored, name).outlivesSession),
  )

const aboutOf = (stored: Stored | null, name: string): About => {
  const { version, outlivesSession } = fieldsOf(fieldsOf(stored?.['about'])[name])
  return { version: typeof version === 'number' ? version : 0, outlivesSession: outlivesSession === true }
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

/** One of the values that a field may have, its fallback otherwise. */
export const oneOf = <const Value, Fallback>(
  values: readonly Value[],
  stored: unknown,
  fallback: Fallback,
): Value | Fallback => values.find((value) => value === stored) ?? fallback
