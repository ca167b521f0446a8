import { describe, expect, test } from 'vitest'
import { editDraft, insertMention, mentionsIn, typedMention } from './mentions'

const ana = { id: '1', name: 'Ana Lima' }
const li = { id: '2', name: '李雷' }
const otherAna = { id: '3', name: 'Ana Lima' }
const anabela = { id: '4', name: 'Ana' }

describe('what is typed after an @', () => {
  test.each([
    ['@', 1, { start: 0, query: '' }],
    ['oi @An', 6, { start: 3, query: 'An' }],
    ['oi @Ana Li', 10, { start: 3, query: 'Ana Li' }],
    ['你好@李', 4, { start: 2, query: '李' }],
    ['@An and more', 3, { start: 0, query: 'An' }],
    ['@ An', 4, null],
    ['@An\nmore', 8, null],
    ['write to me@ana.br', 15, null],
    ['no sign', 7, null],
    ['@@a', 3, { start: 1, query: 'a' }],
  ] as const)('%j, the caret at %i', (text, caret, found) => {
    expect(typedMention(text, caret)).toEqual(found)
  })

  test('is nothing while the caret is in a mention, or behind one', () => {
    const text = 'oi @李雷\u2005'
    for (const caret of [4, 5, 6, 7]) expect(typedMention(text, caret, [li])).toBeNull()
    expect(typedMention(text, 5, [])).toEqual({ start: 3, query: '李' })
  })
})

describe('a mention that is inserted', () => {
  test('takes the place of what was typed, and the caret stands behind it', () => {
    const { text, caret } = insertMention({ text: 'oi @an!', caret: 6, mentions: [] }, 3, ana)
    expect(text).toBe('oi @Ana Lima\u2005!')
    expect(text.slice(caret)).toBe('!')
  })

  test('stands among the others in the order of the text', () => {
    const one = insertMention({ text: '@', caret: 1, mentions: [] }, 0, ana)
    const two = insertMention({ ...one, text: `@${one.text}`, caret: 1 }, 0, li)
    expect(two.mentions).toEqual([li, ana])
    expect(mentionsIn(two.text, two.mentions)).toEqual([li, ana])
  })
})

describe('the mentions of a text', () => {
  test.each([
    ['two with the same name', '@Ana Lima\u2005@Ana Lima\u2005', [ana, otherAna], [ana, otherAna]],
    ['one, at the end of a trimmed text', 'oi @Ana Lima', [ana], [ana]],
    ['one whose name begins as another', '@Ana Lima\u2005@Ana\u2005', [ana, anabela], [ana, anabela]],
    ['a shorter name is not the longer one', '@Ana Lima\u2005', [anabela], []],
    ['none in another text', 'Ana Lima', [ana], []],
    ['none whose end was deleted', '@Ana Lima more', [ana], []],
  ] as const)('%s', (_name, text, mentions, found) => {
    expect(mentionsIn(text, mentions)).toEqual(found)
  })
})

describe('an edit', () => {
  const two = '@Ana Lima\u2005@Ana Lima\u2005'
  const deleted = (text: string, from: number, to = from + 1) => ({
    text: text.slice(0, from) + text.slice(to),
    caret: from,
  })
  const typed = (text: string, at: number, letters: string) => ({
    text: text.slice(0, at) + letters + text.slice(at),
    caret: at + letters.length,
  })

  test.each([
    ['Backspace behind a mention deletes it', 'oi @李雷\u2005!', deleted('oi @李雷\u2005!', 6), [li], 'oi !', 3, []],
    ['Backspace inside a mention deletes it', 'oi @李雷\u2005!', deleted('oi @李雷\u2005!', 4), [li], 'oi !', 3, []],
    ['Delete before a mention deletes it', 'oi @李雷\u2005!', deleted('oi @李雷\u2005!', 3), [li], 'oi !', 3, []],
    [
      'Backspace deletes the second of two with one name',
      two,
      deleted(two, 19),
      [ana, otherAna],
      '@Ana Lima\u2005',
      10,
      [ana],
    ],
    [
      'Delete deletes the first of two with one name',
      two,
      deleted(two, 0),
      [ana, otherAna],
      '@Ana Lima\u2005',
      0,
      [otherAna],
    ],
    ['deleting across two deletes both', `a${two}b`, deleted(`a${two}b`, 8, 14), [ana, otherAna], 'ab', 1, []],
    ['deleting other text keeps it', 'oi @李雷\u2005!', deleted('oi @李雷\u2005!', 7), [li], 'oi @李雷\u2005', 7, [li]],
    ['text before a mention keeps it', '@李雷\u2005', typed('@李雷\u2005', 0, 'oi '), [li], 'oi @李雷\u2005', 3, [li]],
    ['text behind a mention keeps it', '@李雷\u2005', typed('@李雷\u2005', 4, 'oi'), [li], '@李雷\u2005oi', 6, [li]],
    ['text typed into a mention ends it', '@李雷\u2005', typed('@李雷\u2005', 2, 'x'), [li], '@李x雷\u2005', 3, []],
    [
      'a picture inserted by the caller keeps it',
      '@李雷\u2005',
      { text: '@李雷\u2005⚽', caret: 5 },
      [li],
      '@李雷\u2005⚽',
      5,
      [li],
    ],
    ['all text replaced ends them', two, { text: 'gol', caret: 3 }, [ana, otherAna], 'gol', 3, []],
    ['no mention: the edit stays as it is', '@李雷\u2005', deleted('@李雷\u2005', 3), [], '@李雷', 3, []],
  ] as const)('%s', (_name, before, edit, mentions, text, caret, left) => {
    expect(editDraft(before, edit, mentions)).toEqual({ text, caret, mentions: left })
  })
})
