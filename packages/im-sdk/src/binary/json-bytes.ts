const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

export const toJson = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value))

/** Null for bytes that are not JSON, or not UTF-8. */
export const fromJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch {
    return null
  }
}
