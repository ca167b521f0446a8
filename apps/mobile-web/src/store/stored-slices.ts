import { attempt } from './attempt'

export type Fields = Readonly<Record<string, unknown>>

/** How a slice is stored. */
export interface SliceStorage<State = unknown> {
  /** The slice's name. */
  readonly name: string
  /**
   * One function per change of the stored shape, oldest first; each returns the fields of the next version. Their
   * number is the version.
   */
  readonly migrations: readonly ((old: Fields) => Fields)[]
  /**
   * Reads the state from stored data, which may be missing or invalid. An invalid field gets its fallback; the others
   * are kept.
   */
  readonly read: (stored: Fields) => State
  /** True if it stays when the session ends. Rule: APP-1. */
  readonly outlivesSession: boolean
  /** True if what another tab stores applies here at once. */
  readonly followsTabs?: true
  /**
   * What is stored if this tab's state has changed from `last` to `here` while another tab may have written `stored`;
   * without it the state of this tab.
   */
  readonly merge?: (states: { stored: unknown; last: unknown; here: unknown }) => unknown
}

/** Information about a stored slice whose code is not loaded. */
interface About {
  /** Null if it is not a whole number from 0. */
  readonly version: number | null
  readonly outlivesSession: boolean
}

/**
 * The stored object under one key: the slices by name, and `about` of each. Data from before versions has no `about`.
 */
export type Stored = Fields

/** The key ends with `_store`. Rule: APP-2. */
export const storeKey = (site: string) => `${site}_store`

/** The stored data of a site; null if there is none, it is not a JSON object, or storage is forbidden. */
export const readStored = (site: string): Stored | null =>
  attempt(() => {
    const value: unknown = JSON.parse(localStorage.getItem(storeKey(site)) ?? 'null')
    return isRecord(value) ? value : null
  })

export const writeStored = (site: string, stored: Stored) => {
  attempt(() => localStorage.setItem(storeKey(site), JSON.stringify(stored)))
}

/** The stored state of a slice, migrated to the current shape. */
export const storedState = <State>(stored: Stored | null, { name, migrations, read }: SliceStorage<State>): State => {
  const { version } = aboutOf(stored, name)
  if (version === null) return read({})
  const fields = attempt(() =>
    migrations.slice(version).reduce((old, migrate) => migrate(old), fieldsOf(stored?.[name])),
  )
  return read(fields ?? {})
}

/**
 * The stored data with the current state of a slice. What a newer release has stored stays: this release does not know
 * all of its fields.
 */
export const withSlice = (
  stored: Stored | null,
  { name, migrations, outlivesSession }: SliceStorage,
  state: unknown,
): Stored => {
  if (stored?.[name] !== undefined && (aboutOf(stored, name).version ?? 0) > migrations.length) return stored
  const about: About = { version: migrations.length, outlivesSession }
  return { ...stored, [name]: state, about: { ...fieldsOf(stored?.['about']), [name]: about } }
}

/** The stored data without the slices of the ended session. */
export const withoutSession = (stored: Stored | null): Stored =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(([name]) => name === 'about' || aboutOf(stored, name).outlivesSession),
  )

const aboutOf = (stored: Stored | null, name: string): About => {
  const { version = 0, outlivesSession } = fieldsOf(fieldsOf(stored?.['about'])[name])
  const isVersion = typeof version === 'number' && Number.isInteger(version) && version >= 0
  return { version: isVersion ? version : null, outlivesSession: outlivesSession === true }
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

/** The value if it is one of the allowed ones, otherwise the fallback. */
export const oneOf = <const Value, Fallback>(
  values: readonly Value[],
  stored: unknown,
  fallback: Fallback,
): Value | Fallback => values.find((value) => value === stored) ?? fallback
