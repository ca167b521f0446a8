import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { HoldToTalk, type HoldToTalkProps } from '.'

const labels = { hold: 'Hold to talk', release: 'Release to send', cancel: 'Release to cancel' }
const shown = async (more: Partial<HoldToTalkProps> = {}) => {
  const calls: string[] = []
  const say = (what: string) => () => void calls.push(what)
  const props = { labels, onStart: say('start'), onEnd: say('end'), onCancel: say('cancel') }
  const { rerender, unmount } = await render(<HoldToTalk {...props} {...more} />)
  const button = page.getByRole('button').element() as HTMLButtonElement
  const { top } = button.getBoundingClientRect()
  const finger = async (type: string, above = 0) => {
    button.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX: 20, clientY: top + 10 - above }),
    )
    // What it changes is drawn.
    await new Promise(requestAnimationFrame)
  }
  return {
    calls,
    button,
    finger,
    unmount,
    draw: (later: Partial<HoldToTalkProps>) => rerender(<HoldToTalk {...props} {...later} />),
  }
}

test('records from the press to its end', async () => {
  const { calls, finger } = await shown({ elapsed: '0:07' })
  await finger('pointerdown')
  await expect.element(page.getByRole('button')).toHaveTextContent('Release to send0:07')
  await finger('pointerup')
  expect(calls).toEqual(['start', 'end'])
  await expect.element(page.getByRole('button')).toHaveTextContent(/^Hold to talk$/)
})

test('is cancelled above the button, and not when the finger comes back', async () => {
  const { calls, finger } = await shown()
  await finger('pointerdown')
  await finger('pointermove', 120)
  await expect.element(page.getByRole('button')).toHaveTextContent('Release to cancel')
  await finger('pointermove', 0)
  await finger('pointerup')
  await finger('pointerdown')
  await finger('pointermove', 120)
  await finger('pointerup')
  expect(calls).toEqual(['start', 'end', 'start', 'cancel'])
})

test('is cancelled by what interrupts the finger', async () => {
  const { calls, finger } = await shown()
  await finger('pointerdown')
  await finger('pointercancel')
  await finger('pointerup')
  expect(calls).toEqual(['start', 'cancel'])
})

test('is cancelled when it becomes disabled, and when it leaves the page', async () => {
  const { calls, finger, draw, unmount } = await shown()
  await finger('pointerdown')
  await draw({ disabled: true })
  expect(calls).toEqual(['start', 'cancel'])
  await finger('pointerup')
  await draw({})
  await finger('pointerdown')
  await unmount()
  expect(calls).toEqual(['start', 'cancel', 'start', 'cancel'])
})

test('is held and cancelled by keyboard', async () => {
  const { calls, button } = await shown()
  button.focus()
  await userEvent.keyboard('{ >3}{/ }')
  expect(calls).toEqual(['start', 'end'])
  await userEvent.keyboard('{Enter>}{Escape}{/Enter}')
  expect(calls).toEqual(['start', 'end', 'start', 'cancel'])
})

test('says that the microphone is refused, sends nothing, and asks again', async () => {
  const { calls, finger, draw } = await shown()
  await finger('pointerdown')
  await draw({ refused: 'No microphone' })
  await finger('pointerup')
  await expect.element(page.getByRole('button')).toHaveTextContent('No microphone')
  await finger('pointerdown')
  expect(calls).toEqual(['start', 'start'])
})

test('does nothing while it is disabled', async () => {
  const { calls, finger } = await shown({ disabled: true })
  await finger('pointerdown')
  await finger('pointerup')
  expect(calls).toEqual([])
})

conforms(HoldToTalk, {
  props: ({ other }) => ({
    labels,
    onStart: other('a hold begins'),
    onEnd: other('a hold ends'),
    onCancel: other('a hold is cancelled'),
  }),
  states: { 'data-phase': 'how it is held' },
  off: [{ disabled: true }],
  views: [{ refused: 'The microphone is not allowed in the settings' }],
})
