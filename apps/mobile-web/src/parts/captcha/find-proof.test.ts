import { expect, it } from 'vitest'
import { captcha, PROOF } from '../../testing/fixtures'
import { findProof } from './find-proof'

it('finds the number that solves a challenge, or null if there is none', () => {
  const task = captcha()
  expect(findProof(task)).toBe(PROOF)
  expect(findProof({ ...task, proof_limit: PROOF })).toBeNull()
  expect(findProof({ ...task, code: 'another' })).toBeNull()
})
