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
