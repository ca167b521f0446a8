/** Reads one field; undefined if it is not valid. */
export type Reader<T> = (value: unknown) => T | undefined

/** The readers of an object's fields. A missing field reads as undefined. */
export type Shape = Readonly<Record<string, Reader<unknown>>>

type OptionalKeys<Of extends Shape> = {
  [K in keyof Of]: Of[K] extends { readonly optional: true } ? K : never
}[keyof Of]
type ValueOf<Of> = Of extends Reader<infer T> ? T : never

/** What the readers of a shape read. */
export type Read<Of extends Shape> = {
  -readonly [K in Exclude<keyof Of, OptionalKeys<Of>>]: ValueOf<Of[K]>
} & { -readonly [K in OptionalKeys<Of>]?: ValueOf<Of[K]> } extends infer All
  ? { [K in keyof All]: All[K] }
  : never

/** An object with the fields of a shape; undefined if a required field is not valid. */
export const object =
  <Of extends Shape>(shape: Of): Reader<Read<Of>> =>
  (value) => {
    const source = Object(value) as Readonly<Record<string, unknown>>
    const result: Record<string, unknown> = {}
    for (const [key, reader] of Object.entries(shape)) {
      const given = Object.hasOwn(source, key) ? source[key] : undefined
      const read = reader(given)
      if (read !== undefined) result[key] = read
      else if (!('optional' in reader) || given !== undefined) return undefined
    }
    return result as Read<Of>
  }

/** A field that may be missing. */
type OptionalReader<T> = Reader<T> & { readonly optional: true }

export const optional = <T>(reader: Reader<T>): OptionalReader<T> =>
  Object.assign((value: unknown) => reader(value), { optional: true as const })

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)

export const number: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined)

const wholeNumber: Reader<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined

export const id: Reader<number> = wholeNumber

export const count: Reader<number> = wholeNumber

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const nullable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : reader(value)

export const list =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const items = value.flatMap((item) => reader(item) ?? [])
    return items.length === value.length ? items : undefined
  }
