import { describe, expect, test } from 'vitest'
import { assertKeyboard, assertOff, assertRoot, assertServer } from './assertions'
import { nameOf, type Check, type Facts, type Part } from './facts'
import { assertFocusRing } from './focus-ring'
import { assertForcedColours } from './forced-colours'
import { assertMirrors, assertReadable } from './layout'
import { assertRests, assertStill } from './motion'
import { assertTargets } from './targets'

/** The checks that every component passes. One call in the tests of each component. */
export const conforms = <const Props extends object>(part: Part<Props>, facts: Facts<NoInfer<Props>>) => {
  /** A check with an exception must fail: an exception that is no longer needed is deleted. */
  const check = (name: Check, title: string, assert: (part: Part<Props>, facts: Facts<Props>) => Promise<void>) => {
    const reason = facts.skip?.[name]
    if (reason) test(`has an exception: ${reason}`, () => expect(assert(part, facts)).rejects.toThrow())
    else test(title, () => assert(part, facts))
  }
  describe(`${nameOf(part)} conforms`, () => {
    test('passes the attributes of its caller on to its root and shows its states', () => assertRoot(part, facts))
    test('can be pressed by keyboard', () => assertKeyboard(part, facts))
    test.runIf(facts.off)('calls nothing while it is off', () => assertOff(part, facts))
    test('hydrates what the server renders', () => assertServer(part, facts))
    check('text', 'can be read at 320 px, with longer and with larger texts', assertReadable)
    check('direction', 'is mirrored from right to left', assertMirrors)
    check('motion', 'does not move with reduced motion', assertStill)
    check('rest', 'does not move at rest', assertRests)
    check('colours', 'can be seen with forced colours', assertForcedColours)
    check('focus', 'shows the focus', assertFocusRing)
    check('targets', 'has targets of 44 × 44 px', assertTargets)
  })
}
