const make = () => ({ encoder: new TextEncoder(), decoder: new TextDecoder('utf-8', { fatal: true }) })

/** Created on first use: if the API is missing, connecting fails with a clear error instead of the import. */
let utf8: ReturnType<typeof make> | undefined

export const toJson = (value: unknown): Uint8Array => (utf8 ??= make()).encoder.encode(JSON.stringify(value))

/** Null if the bytes are not JSON or not UTF-8. */
export const fromJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse((utf8 ??= make()).decoder.decode(bytes))
  } catch {
    return null
  }
}
