import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { LevelBadge } from '.'

test('shows its label', async () => {
  await render(<LevelBadge kind="level30" label="Lv39" />)
  await expect.element(page.getByText('Lv39')).toHaveAttribute('data-kind', 'level30')
})

conforms(LevelBadge, {
  props: () => ({ kind: 'level30', label: 'Lv39' }),
  states: { 'data-kind': { kind: 'admin' } },
})
