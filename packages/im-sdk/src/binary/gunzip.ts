/** Larger than any legitimate frame. Bodies that unpack to more are refused (decompression bombs). */
const MAX_BYTES = 4_194_304

export const canGunzip = (): boolean => typeof globalThis.DecompressionStream === 'function'

/** Rejects if the bytes are not gzip or unpack to more than the limit. */
export const gunzip = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const part of partsOf(bytes)) {
    parts.push(part)
    length += part.length
    if (length > MAX_BYTES) throw new RangeError('The frame is too large.')
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** Not all browsers support async iteration of streams. */
async function* partsOf(bytes: Uint8Array): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream()
  const reader = packed.pipeThrough(new DecompressionStream('gzip')).getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}
