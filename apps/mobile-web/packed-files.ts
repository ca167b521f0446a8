import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files do not get smaller. */
const MIN_BYTES = 1_000
const PACKED = /\.(?:js|css|svg|json|md)$/

/**
 * Writes the brotli and gzip form of each text file next to it, at the highest level, so that the server compresses
 * nothing per request.
 */
export const packedFiles = (): Plugin => ({
  name: 'packed-files',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const texts = Object.values(bundle).flatMap((file): [string, Buffer][] => {
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
      return PACKED.test(file.fileName) && bytes.length >= MIN_BYTES ? [[join(dir, file.fileName), bytes]] : []
    })
    await Promise.all(
      texts.flatMap(([path, bytes]) => [
        brotli(bytes).then((packed) => writeFile(`${path}.br`, packed)),
        gzipped(bytes).then((packed) => writeFile(`${path}.gz`, packed)),
      ]),
    )
  },
})

const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

const gzipped = (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })
