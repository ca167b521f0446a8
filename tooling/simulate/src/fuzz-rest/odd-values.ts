/** One unexpected value of a field; `text` is its form where only text can be sent. */
export interface OddValue {
  readonly what: string
  /** As JSON, so that prototype keys and half surrogate pairs are sent as a client would write them. */
  readonly json: string
  /** Percent-encoded, for paths and queries. Null if the value has no such form. */
  readonly text: string | null
  /** A database or JSON parser rejects it, so the server must reject it first. */
  readonly isUnstorable: boolean
}

const odd = (what: string, json: string, text: string | null = null): OddValue => ({
  what,
  json,
  text,
  isUnstorable: false,
})
const unstorable = (value: OddValue): OddValue => ({ ...value, isUnstorable: true })
const oddText = (what: string, value: string, text = encodeURIComponent(value)): OddValue =>
  odd(what, JSON.stringify(value), text)
const oddNumber = (what: string, literal: string): OddValue => odd(what, literal, encodeURIComponent(literal))

const MEGABYTE = 'x'.repeat(1_048_576)
const DEEP = 5_000

/** The values for every field of every row. */
export const ODD_VALUES: readonly OddValue[] = [
  unstorable(oddText('a NUL', 'ab\0cd1234')),
  oddText('a NUL behind the prefix of a guest', 'g_\0'),
  unstorable(odd('half of a surrogate pair', '"ab\\ud800cd1234"', 'ab%ED%A0%80cd1234')),
  odd('the other half of a surrogate pair', '"\\udc00abcd1234"', '%ED%B0%80'),
  oddText('bytes that are no UTF-8', 'abcd1234', '%C3%28%FF'),
  oddText('control characters', 'a\u0007\u001b[0m\r\nbcd'),
  oddText('an invisible text that runs from right to left', '\u202e\u200babcd1234'),
  oddNumber('a number beyond all integers', '1e21'),
  oddNumber('a number that is infinite', '1e999'),
  oddNumber('a fraction', '1.5'),
  oddNumber('a small fraction', '1e-7'),
  oddNumber('a negative number', '-1'),
  oddNumber('a number of 32 bits and one', '2147483648'),
  oddNumber('the least number of 32 bits and one less', '-2147483649'),
  oddNumber('a number beyond safe integers', '9007199254740993'),
  oddNumber('zero', '0'),
  oddNumber('negative zero', '-0'),
  oddText('a number in another writing', '0x10'),
  oddText('a number with spaces', ' 7 '),
  oddText('a name of every prototype', '__proto__'),
  oddText('a name that every object has', 'constructor'),
  oddText('a method of every object', 'toString'),
  oddText('a text of 1 MB', MEGABYTE, 'x'.repeat(12_000)),
  oddText('a text just below the size of a body', 'é'.repeat(30_000), 'x'.repeat(8_000)),
  oddText('nothing', ''),
  oddText('a space', ' '),
  oddText('SQL', "1'; DROP TABLE account; --"),
  oddText('a day that no calendar has', '2026-02-31'),
  oddText('a day before all eras', '0000-01-01'),
  oddText('the last day', '9999-12-31'),
  odd('null', 'null', 'null'),
  odd('a truth', 'true', 'true'),
  odd('a list', '[1,2]'),
  odd('a list of nothing', '[]'),
  odd('an object', '{"$ne":""}'),
  odd('an object that is not written as text', '{"toString":1,"valueOf":null}'),
  odd('an object with a prototype', '{"__proto__":{"length":1},"constructor":{"prototype":{}}}'),
  odd('deep nesting', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  odd('deep objects', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
]

/** Whole bodies that are not requests. */
export const ODD_BODIES: readonly OddValue[] = [
  odd('no body', ''),
  odd('null', 'null'),
  odd('a list', '[{}]'),
  odd('a text', '"text"'),
  odd('a number', '1e21'),
  odd('half of an object', '{"account":'),
  odd('a zero byte', '{"account":"a\0"}'),
  odd('a prototype', '{"__proto__":{"token":"x"},"account":"a"}'),
  odd('a prototype of the constructor', '{"constructor":{"prototype":{"token":"x"}}}'),
  odd('names with zeros', '{"\\u0000":1,"\\ud800":2}'),
  odd('many fields', JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`f${n}`, n])))),
  odd('deep nesting', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  odd('1 MB', JSON.stringify({ account: MEGABYTE })),
]

/** Headers that calls read, with the worst values that HTTP allows. */
export const ODD_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['authorization', 'Bearer \u00ed\u00a0\u0080'],
  ['authorization', 'Bearer __proto__'],
  ['authorization', `Bearer ${'x'.repeat(8_000)}`],
  ['authorization', 'Bearer eyJrIjoiX19wcm90b19fIn0.AAAA'],
  ['authorization', 'Bearer bnVsbA.AAAA'],
  ['authorization', 'Basic \u0080\u00ff'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'application/json; charset="\u00ff'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data'],
  ['content-type', ';'],
  ['content-encoding', 'gzip'],
  ['accept-encoding', 'br;q=x, \u00ff'],
  ['accept-language', '\u00ed\u00a0\u0080'],
  ['x-forwarded-for', '__proto__, 1e21, ::ffff:1.2.3.4, \u00ff'],
  ['origin', 'null'],
  ['host', 'evil.example\u00ff'],
  ['host', '__proto__:99999'],
  ['user-agent', 'x'.repeat(8_000)],
]
