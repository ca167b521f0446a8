import { findBrand } from '@org/site-brands'
import * as v from 'valibot'
import { isSafeAddress, readBlocks, unsafeAddressIn } from '../../services/content/read-blocks'
import { text, words } from '../lives/fields'

export const site = v.pipe(
  v.string(),
  v.check((code) => code === '' || findBrand(code) !== null, 'It is the code of a site, or empty for all sites.'),
)

export const lang = v.picklist(['zh', 'pt-BR'], 'It is zh or pt-BR.')

/** A path of the app, a file of the server or an address; empty for none. */
export const address = v.pipe(
  text(500),
  v.check(
    (url) => url === '' || isSafeAddress(url),
    'It is a path as /score, an address as https://…, or empty for none.',
  ),
)

/** From an ISO time, with its zone, to epoch seconds. */
export const time = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/, 'It is a time with its zone, as 2026-12-01T20:00Z.'),
  v.transform((written) => Math.floor(Date.parse(written) / 1_000)),
  v.number('There is no such time.'),
)

export const day = v.pipe(v.string(), v.isoDate('It is a day as 2026-12-01.'))

/** The text of an article, from which its blocks are read and stored as JSON. */
export const blocks = v.pipe(
  v.string(),
  v.maxLength(50_000, 'It has at most 50000 characters.'),
  v.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'It has control characters.'),
  v.transform(readBlocks),
  v.check((read) => read.length > 0, 'It is empty.'),
  v.check((read) => unsafeAddressIn(read) === null, 'An address in it is neither a path nor https://…'),
  v.transform((read) => JSON.stringify(read)),
)

export { text, words }
