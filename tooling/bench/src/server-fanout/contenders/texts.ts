import { PAYLOAD } from './contender'

/** Texts that fill a frame's payload exactly, with `around` characters of the library's own in it. */
export const texts = (messages: number, around = 0): string[] =>
  Array.from({ length: messages }, (_, index) => `${index} `.padEnd(PAYLOAD - around, 'goal'))
