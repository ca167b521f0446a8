const make = () => ({ encoder: new TextEncoder(), decoder: new TextDecoder('utf-8', { fatal: true }) })

/** Made at first use: where they are missing, the codec says so when it connects, not when it is imported. */
let utf8: ReturnType<typeof make> | undefined

export const toJson = (value: unknown): Uint8Array => (utf8 ??= make()).encoder.encode(JSON.stringify(value))

/** Null for bytes that are not JSON, or not UTF-8. */
export const fromJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse((utf8 ??= make()).decoder.decode(bytes))
  } catch {
    return null
  }
}
