import type { Facts, Part } from './facts'
import { expectNone, faultsOfViews, inWords, withMedia } from './page'

const PSEUDO = [undefined, '::before', '::after', '::backdrop']

/** The animations of the component itself. A component inside it is checked by its own tests. */
const animationsOf = (root: HTMLElement) =>
  document.getAnimations().filter(({ effect }) => {
    if (!(effect instanceof KeyframeEffect)) return false
    return effect.target?.closest('[data-component]') === root
  })

const targetOf = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.target ? inWords(effect.target) : 'the page'

const slides = (element: Element) =>
  PSEUDO.some((pseudo) => {
    const { transitionDuration, transitionProperty } = getComputedStyle(element, pseudo)
    return transitionProperty !== 'none' && transitionDuration.split(',').some((time) => parseFloat(time) > 0)
  })

/** Rule: UI-4. Whoever asks for less motion gets none: no animation runs, and no change slides or fades. */
export const assertStill = <Props extends object>(part: Part<Props>, facts: Facts<Props>) =>
  withMedia('prefers-reduced-motion', 'reduce', async () => {
    const faults = await faultsOfViews(part, facts, (root) => [
      ...animationsOf(root).map((animation) => `an animation of ${targetOf(animation)}`),
      ...[root, ...root.querySelectorAll('*')]
        .filter((element) => element.closest('[data-component]') === root && slides(element))
        .map((element) => `a transition of ${inWords(element)}`),
    ])
    expectNone('what moves with reduced motion', faults)
  })

/** Without a reason nothing moves for ever: a phone would draw 60 frames a second for it. */
export const assertRests = async <Props extends object>(part: Part<Props>, facts: Facts<Props>) => {
  const faults = await faultsOfViews(part, facts, (root) =>
    animationsOf(root)
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
      .map((animation) => `an endless animation of ${targetOf(animation)}`),
  )
  expectNone('what moves at rest', faults)
}
