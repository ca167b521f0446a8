const encoder = new TextEncoder()
const decoder = new TextDecoder()

export const toJson = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value))

/** Null when it is none. */
export const fromJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch {
    return null
  }
}
