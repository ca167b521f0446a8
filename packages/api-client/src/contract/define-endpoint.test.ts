import { expect, it } from 'vitest'
import { query } from './define-endpoint'

it('a row that needs a manager says of which room or group, and no other row does', () => {
  const facts = {
    method: 'POST',
    path: '/test',
    summary: 'A test.',
    switch: null,
    errors: [],
    tags: () => [],
  } as const
  const row = query('getLiveChat', { ...facts, needs: 'manager', manages: ({ liveid }) => ({ room: liveid }) })
  expect(row.manages?.({ liveid: 7 })).toEqual({ room: 7 })
  // @ts-expect-error `manages` is missing
  query('getLiveChat', { ...facts, needs: 'manager' })
  // @ts-expect-error members manage nothing
  query('getLiveChat', { ...facts, needs: 'member', manages: () => ({ room: 7 }) })
})

it('a row names in its path only fields that callers must give', () => {
  const facts = {
    method: 'POST',
    summary: 'A test.',
    needs: 'anyone',
    switch: null,
    errors: [],
    tags: () => [],
  } as const
  expect(query('getMatchInfo', { ...facts, path: '/test/:sport/:matchid' }).path).toBe('/test/:sport/:matchid')
  // @ts-expect-error the request has no `anchor`
  query('getMatchInfo', { ...facts, path: '/test/:sport/:anchor' })
  // @ts-expect-error callers may leave out the day
  query('getDateMatch', { ...facts, path: '/test/:date' })
})
