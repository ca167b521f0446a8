import { describe, expect, test } from 'vitest'
import { assertKeyboard, assertOff, assertRoot, assertServer } from './assertions'
import { nameOf, type Check, type Facts, type Part } from './facts'
import { assertFocusRing } from './focus-ring'
import { assertForcedColours } from './forced-colours'
import { assertMirrors, assertReadable } from './layout'
import { assertRests, assertStill } from './motion'
import { onNarrowPhone } from './page'
import { assertTargets } from './targets'

type Assert<Props extends object> = (part: Part<Props>, facts: Facts<Props>) => Promise<void>

/** The checks that every component passes. One call in the tests of each component. */
export const conforms = <const Props extends object>(part: Part<Props>, facts: Facts<NoInfer<Props>>) => {
  /** A check with an exception must fail: an exception that is no longer needed is deleted. */
  const assertUnlessSkipped = async (name: Check, assert: Assert<Props>) => {
    const reason = facts.skip?.[name]
    if (reason === undefined) return assert(part, facts)
    await expect(assert(part, facts), `it passes without the exception "${reason}"`).rejects.toThrow()
  }
  describe(`${nameOf(part)} conforms`, () => {
    test('passes the attributes of its caller on to its root and shows its states', () => assertRoot(part, facts))
    test('can be pressed by keyboard', () => assertKeyboard(part, facts))
    test.runIf(facts.off)('calls nothing while it is off', () => assertOff(part, facts))
    test('hydrates what the server renders', () => assertServer(part, facts))
  })
  describe(`${nameOf(part)} on the narrowest phone`, () => {
    onNarrowPhone()
    test('can be read, also with longer and with larger texts', () => assertUnlessSkipped('text', assertReadable))
    test('is mirrored from right to left', () => assertUnlessSkipped('direction', assertMirrors))
    test('does not move with reduced motion', () => assertUnlessSkipped('motion', assertStill))
    test('does not move at rest', () => assertUnlessSkipped('rest', assertRests))
    test('can be seen with forced colours', () => assertUnlessSkipped('colours', assertForcedColours))
    test('shows the focus', () => assertUnlessSkipped('focus', assertFocusRing))
    test('has targets of 44 × 44 px', () => assertUnlessSkipped('targets', assertTargets))
  })
}
