// @module-tag deep
import { endpoints } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { runRestFuzz } from './fuzz-rest/run-rest-fuzz'

it('answers odd values in any field, body or header of any REST call with a named refusal, and logs nothing', async () => {
  const { calls, refused, answered, findings } = await runRestFuzz(0.04, 1)
  expect(findings).toEqual([])
  expect(calls).toBeGreaterThan(10 * Object.keys(endpoints).length)
  // Without refusals or replies, nothing would have been tested.
  expect(refused).toBeGreaterThan(calls / 4)
  expect(answered).toBeGreaterThan(calls / 20)
})
