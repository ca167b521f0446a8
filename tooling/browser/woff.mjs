import { inflateSync } from 'node:zlib'

/** A WOFF 1 font as the plain sfnt (TrueType, OpenType) it wraps. Source: WOFF File Format 1.0, §3 to §5. */
export const sfntFromWoff = (woff) => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1 font')

  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, WOFF_HEADER + index * 20))
  const header = sfntHeader(woff.readUInt32BE(4), tables.length)
  const directory = Buffer.alloc(tables.length * 16)
  const bodies = []
  let offset = header.length + directory.length
  tables.forEach((table, index) => {
    directory.writeUInt32BE(table.tag, index * 16)
    directory.writeUInt32BE(table.checksum, index * 16 + 4)
    directory.writeUInt32BE(offset, index * 16 + 8)
    directory.writeUInt32BE(table.data.length, index * 16 + 12)
    const body = Buffer.alloc(Math.ceil(table.data.length / 4) * 4)
    table.data.copy(body)
    bodies.push(body)
    offset += body.length
  })
  return Buffer.concat([header, directory, ...bodies])
}

const WOFF_HEADER = 44

const readTable = (woff, at) => {
  const offset = woff.readUInt32BE(at + 4)
  const packedLength = woff.readUInt32BE(at + 8)
  const length = woff.readUInt32BE(at + 12)
  const packed = woff.subarray(offset, offset + packedLength)
  return {
    tag: woff.readUInt32BE(at),
    checksum: woff.readUInt32BE(at + 16),
    data: packedLength < length ? inflateSync(packed) : packed,
  }
}

const sfntHeader = (flavor, count) => {
  const header = Buffer.alloc(12)
  const exponent = Math.floor(Math.log2(count))
  header.writeUInt32BE(flavor, 0)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(2 ** exponent * 16, 6)
  header.writeUInt16BE(exponent, 8)
  header.writeUInt16BE((count - 2 ** exponent) * 16, 10)
  return header
}
