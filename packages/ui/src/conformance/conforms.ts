import { describe, test } from 'vitest'
import { assertKeyboard, assertOff, assertRoot, assertServer } from './assertions'
import { nameOf, type Facts, type Part } from './facts'

/** The checks that every component passes. One call in the tests of each component. */
export const conforms = <const Props extends object>(part: Part<Props>, facts: Facts<NoInfer<Props>>) =>
  describe(`${nameOf(part)} conforms`, () => {
    test('passes the attributes of its caller on to its root and shows its states', () => assertRoot(part, facts))
    test('can be pressed by keyboard', () => assertKeyboard(part, facts))
    test.runIf(facts.off)('calls nothing while it is off', () => assertOff(part, facts))
    test('hydrates what the server renders', () => assertServer(part, facts))
  })
