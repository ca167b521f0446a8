import { createScreen } from '@org/im-sdk/protocol'
import { describe, expect, it } from 'vitest'
import { screenData, screenElement } from './screen-element'

const screen = createScreen([
  { profanity: 'foul', replacement: '', filterType: 2, profanityType: 0 },
  { profanity: 'bribe', replacement: '', filterType: 1, profanityType: 0 },
])

describe('data of an app', () => {
  it.each([
    ['text', 'so foul', 'so ****'],
    ['a string in JSON', String.raw`"\u0066oul"`, '"****"'],
    ['a value and a key', String.raw`{ "foul": [1, "\u0066oul"] }`, '{ "****": [1, "****"] }'],
    [
      'one of many values',
      '{"id":12345678901234567, "r": 1.0, "t":"foul"}',
      '{"id":12345678901234567, "r": 1.0, "t":"****"}',
    ],
    ['a string with escapes', String.raw`["\"foul\"", "A"]`, String.raw`["\"****\"", "A"]`],
    ['JSON within JSON', JSON.stringify({ a: String.raw`{"b":"\u0066oul"}` }), JSON.stringify({ a: '{"b":"****"}' })],
  ])('loses the words of the list as %s', (_what, data, expected) => {
    expect(screenData(screen, data)).toEqual({ text: expected, isRefused: false })
  })

  it.each(['{ "a": 1.0 , "b": [null, "fair"] }', '"fair"', '{ "a": ', '12345678901234567890', ''])(
    'is unchanged if it contains no listed word: %s',
    (data) => {
      expect(screenData(screen, data)).toEqual({ text: data, isRefused: false })
    },
  )

  it('is refused for a refused word at any depth', () => {
    expect(screenData(screen, JSON.stringify({ a: [JSON.stringify({ b: 'bribe' })] })).isRefused).toBe(true)
  })

  it.each(['[', '{"a":'])('is refused if it is nested too deeply: %s', (open) => {
    const close = open === '[' ? ']' : '}'
    const nested = (depth: number) => open.repeat(depth) + '1' + close.repeat(depth)
    expect(screenData(screen, nested(20)).isRefused).toBe(false)
    expect(screenData(screen, nested(2_000)).isRefused).toBe(true)
    expect(screenData(screen, nested(6_000)).isRefused).toBe(true)
  })
})

describe('an element', () => {
  it.each([
    ['TIMFaceElem', { index: 1, data: 'foul' }, { index: 1, data: '****' }],
    ['TIMCustomElem', { data: '["foul"]', description: 'a foul' }, { data: '["****"]', description: 'a ****' }],
    ['TIMFileElem', { fileName: 'foul.pdf', fileUrl: '/foul' }, { fileName: '****.pdf', fileUrl: '/foul' }],
  ])('loses the words of the list in what is shown of it: %s', (msgType, msgContent, expected) => {
    expect(screenElement(screen, { msgType, msgContent }).element.msgContent).toEqual(expected)
  })
})
