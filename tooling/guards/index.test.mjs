import { expect, it } from 'vitest'
import { guards } from './index.mjs'

it.each(guards.map(({ id, remedy }) => [id, remedy]))('the guard %s says what to do when it fails', (id, remedy) => {
  expect(remedy, id).toMatch(/^[A-Z`].*\.$/)
})
