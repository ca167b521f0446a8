/** The part of protobuf that a simulated server needs: fields with a small number, bytes or other fields. */
export const field = (number: number, value: number | Uint8Array): Uint8Array =>
  typeof value === 'number'
    ? Buffer.from([number << 3, ...varint(value)])
    : Buffer.concat([Buffer.from([(number << 3) | 2, ...varint(value.length)]), value])

/** Prefixes the length, for a sequence of messages. */
export const delimited = (message: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(varint(message.length)), message])

/** The field numbers of each delimited message, with the values of small numbers. */
export const readDelimited = (bytes: Uint8Array): Map<number, number>[] => {
  const messages: Map<number, number>[] = []
  for (let at = 0; at < bytes.length;) {
    const length = readVarint(bytes, at)
    const start = at + varint(length).length
    at = start + length
    messages.push(fieldsOf(bytes.subarray(start, at)))
  }
  return messages
}

const fieldsOf = (bytes: Uint8Array): Map<number, number> => {
  const fields = new Map<number, number>()
  for (let at = 0; at < bytes.length;) {
    const tag = readVarint(bytes, at)
    at += varint(tag).length
    const value = readVarint(bytes, at)
    at += varint(value).length + ((tag & 7) === 2 ? value : 0)
    fields.set(tag >> 3, value)
  }
  return fields
}

const varint = (value: number): number[] => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)])

const readVarint = (bytes: Uint8Array, at: number): number => {
  const byte = bytes[at] ?? 0
  return byte < 0x80 ? byte : (byte & 0x7f) + readVarint(bytes, at + 1) * 0x80
}
