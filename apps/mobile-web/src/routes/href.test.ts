import { expect, it } from 'vitest'
import { matchPath } from '@org/domain'
import { href } from './href'

it('fills a path and encodes what it fills in', () => {
  expect(href('score')).toBe('/score')
  expect(href('liveDetail', { id: 7 })).toBe('/live-detail/7')
  expect(href('chatRoom', { id: 'a/b?c' })).toBe('/c2c-chatroom/a%2Fb%3Fc')
})

it('has the pages to which the rules of the domain lead', () => {
  expect(matchPath({ sport_id: 1, id: 7 })).toBe(href('footballDetail', { matchid: 7 }))
  expect(matchPath({ sport_id: 2, id: 7 })).toBe(href('basketballDetail', { matchid: 7 }))
})

it('does not compile without its parameters', () => {
  // @ts-expect-error the id is missing
  expect(href('liveDetail', {})).toBe('/live-detail/undefined')
})
