import { expect, it } from 'vitest'
import { href } from './href'

it('fills a path and encodes what it fills in', () => {
  expect(href('score')).toBe('/score')
  expect(href('liveDetail', { id: 7 })).toBe('/live-detail/7')
  expect(href('chatRoom', { id: 'a/b?c' })).toBe('/c2c-chatroom/a%2Fb%3Fc')
})

it('does not compile without its parameters', () => {
  // @ts-expect-error the id is missing
  expect(href('liveDetail', {})).toBe('/live-detail/undefined')
})
