import { ERRORS } from '@org/im-sdk/protocol'

const emoji = (bytes: number): string => '😀'.repeat(Math.floor(bytes / 4)) + 'x'.repeat(bytes % 4)
/** Texts that break careless code, some of them made for a limit in bytes. */
export const ODD_TEXTS: Readonly<Record<string, (most: number) => string>> = {
  zero: () => '0',
  nothing: () => '',
  'a NUL': () => 'a\0b',
  'half of a surrogate pair': () => 'a\ud83d',
  'the other half': () => '\ude00a',
  'a prototype': () => '__proto__',
  'a constructor': () => 'constructor',
  'marks of the direction': () => '\u200fabc\u2067\u2069',
  'an override of the direction': () => '\u202eabc',
  'emoji up to the limit': emoji,
  'emoji beyond the limit': (most) => emoji(most + 1),
  'a megabyte': () => 'x'.repeat(1_048_576),
}

const NAMES: ReadonlySet<string> = new Set(Object.keys(ERRORS))
const UNNAMED: ReadonlySet<string> = new Set(['SERVICE_OVERLOAD', 'NETWORK_TIMEOUT', 'NETWORK_ERROR', 'UNEXPECTED'])

/** Whether an error says what is wrong with a text. */
export const isNamed = (errorName: string): boolean => NAMES.has(errorName) && !UNNAMED.has(errorName)
