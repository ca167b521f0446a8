import { afterEach, describe, expect, it } from 'vitest'
import { wholeText } from './whole-texts'

const known = Object.getOwnPropertyDescriptor(String.prototype, 'isWellFormed')
afterEach(() => {
  if (known !== undefined) Reflect.defineProperty(String.prototype, 'isWellFormed', known)
})

describe.each(['knows', 'does not know'])('an engine that %s whether a text is whole', (what) => {
  it('replaces halves of emojis, and leaves whole ones', () => {
    if (what === 'does not know') Reflect.deleteProperty(String.prototype, 'isWellFormed')
    expect(['', 'goal', '球', '👏'].map(wholeText)).toEqual(['', 'goal', '球', '👏'])
    expect(wholeText('2:1 \ud83d👏\udc4f')).toBe('2:1 \ufffd👏\ufffd')
  })
})
