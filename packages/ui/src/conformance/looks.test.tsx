import type { ComponentProps, CSSProperties } from 'react'
import { expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import type { Facts, Part } from './facts'
import { assertFocusRing } from './focus-ring'
import { assertForcedColours } from './forced-colours'
import { assertMirrors, assertReadable } from './layout'
import { assertRests, assertStill } from './motion'
import { onNarrowPhone } from './page'
import { assertTargets } from './targets'

onNarrowPhone()

type Given = ComponentProps<'div'>
type Assert = (part: Part<Given>, facts: Facts<Given>) => Promise<void>

const nothing: Facts<Given> = { props: () => ({}) }

const expectFault = async (assert: Assert, part: Part<Given>, message: string | RegExp) => {
  await expect(assert(part, nothing)).rejects.toThrow(message)
  await cleanup()
}

/** A part of one element with a style. */
const styled = (style: CSSProperties, text = 'Matches of today') => {
  const Styled = (props: Given) => (
    <div data-component="Styled" {...props}>
      <div style={style}>{text}</div>
    </div>
  )
  return Styled
}

/** A part of one button with a style. */
const button = (style: CSSProperties, around: CSSProperties = {}) => {
  const Pressed = (props: Given) => (
    <div data-component="Pressed" {...props} style={{ padding: 8, ...around }}>
      <button type="button" style={{ minWidth: 44, minHeight: 44, ...style }}>
        Go
      </button>
    </div>
  )
  return Pressed
}

const Good = (props: Given) => (
  <div data-component="Good" {...props} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    <p>Matches of today</p>
    <button type="button" style={{ minWidth: 44, minHeight: 44, border: '1px solid' }}>
      Go
    </button>
  </div>
)

test('a good component passes', async () => {
  const checks = [
    assertReadable,
    assertMirrors,
    assertStill,
    assertRests,
    assertForcedColours,
    assertFocusRing,
    assertTargets,
  ]
  for (const assert of checks) {
    await assert(Good, nothing)
    await cleanup()
  }
  expect(document.querySelector('[data-component]')).toBeNull()
})

test('a component fails that has no space for longer texts, for larger ones, or for the narrowest phone', async () => {
  const cut = { width: 120, overflow: 'hidden', whiteSpace: 'nowrap' } as const
  await expectFault(assertReadable, styled(cut), 'texts 35 % longer: too wide')
  await expectFault(assertReadable, styled({ height: 24, overflow: 'hidden' }), 'text at 200 %: too high')
  await expectFault(assertReadable, styled({ width: 350 }), '320 px: the page is')
  const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
  await assertReadable(styled({ ...ellipsis, width: 60 }), nothing)
  await cleanup()
  await expectFault(assertReadable, styled({ ...ellipsis, width: 6 }), 'nothing is left of')
})

test('a component fails whose texts overlap each other or an icon', async () => {
  const Overlaps = (props: Given) => (
    <div data-component="Overlaps" {...props}>
      <p>Home</p>
      <p style={{ marginTop: '-1em' }}>Away</p>
      <svg width="20" height="20" style={{ marginTop: -16 }} />
    </div>
  )
  await expectFault(assertReadable, Overlaps, /"Home" overlaps .*"Away"/)
  await expectFault(assertReadable, Overlaps, /"Away" overlaps <svg/)
})

test('a component fails that has a left and a right instead of a start and an end', async () => {
  await expectFault(assertMirrors, styled({ marginLeft: 20 }), 'not mirrored')
  await assertMirrors(styled({ marginInlineStart: 20 }), nothing)
})

test('a component fails that moves against the wish of the user, or for ever', async () => {
  await expectFault(assertStill, styled({ transition: 'rotate 1s' }), 'a transition of <div')
  const Turns = (props: Given) => (
    <div data-component="Turns" {...props}>
      <style>{'@keyframes turn { to { rotate: 1turn } }'}</style>
      <i style={{ animation: 'turn 1s infinite' }}>o</i>
    </div>
  )
  await expectFault(assertStill, Turns, 'an animation of <i')
  await expectFault(assertRests, Turns, 'an endless animation of <i')
})

test('a component fails that says something only by a background or a shadow', async () => {
  await expectFault(assertForcedColours, styled({ width: 8, height: 8, background: 'red' }, ''), 'invisible: <div')
  await expectFault(assertForcedColours, styled({ position: 'fixed', background: 'white' }), 'no edge: <div')
  await expectFault(assertForcedColours, button({ border: 0, background: 'blue', color: 'white' }), 'no edge: <button')
  const grey = { forcedColorAdjust: 'none', color: '#ccc' } as const
  await expectFault(assertForcedColours, styled(grey), 'no contrast: <div')
  const Choice = (props: Given) => (
    <div data-component="Choice" role="radiogroup" {...props}>
      {[true, false].map((checked) => (
        <div key={String(checked)} role="radio" aria-checked={checked} style={{ background: checked ? '#def' : '' }}>
          One
        </div>
      ))}
    </div>
  )
  await expectFault(assertForcedColours, Choice, 'not told apart: <div')
})

test('a component fails that shows its focus weakly, in part, or not at all', async () => {
  await expectFault(assertFocusRing, button({ outline: 'none' }), '"Go" shows no focus')
  await expectFault(assertFocusRing, button({ outline: '1px solid black' }), '"Go" is 1 px wide')
  await expectFault(assertFocusRing, button({ outlineColor: '#ccc' }), 'the light ring of <button class=""> "Go" has 1')
  await expectFault(assertFocusRing, button({ outlineColor: '#222' }), 'the dark ring of')
  await expectFault(assertFocusRing, button({}, { padding: 0, overflow: 'hidden' }), 'cuts the ring of')
})

test('a component fails that is too small for a finger, or covered', async () => {
  await expectFault(assertTargets, button({ minHeight: 36 }), /"Go" is \S+ × 36 px/)
  const Covered = (props: Given) => (
    <div data-component="Covered" {...props} style={{ position: 'relative' }}>
      <button type="button" style={{ minWidth: 60, minHeight: 60 }}>
        Go
      </button>
      <div style={{ position: 'absolute', inset: '0 0 40px' }} />
    </div>
  )
  await expectFault(assertTargets, Covered, /"Go" is 60 × (39|40)/)
})
