import { PAYLOAD } from './contender'

/** Texts that fill a frame's payload exactly, including `around` characters of the library. */
export const texts = (messages: number, around = 0): string[] =>
  Array.from({ length: messages }, (_, index) => `${index} `.padEnd(PAYLOAD - around, 'goal'))
