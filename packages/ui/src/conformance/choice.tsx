import { useState, type ReactNode } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

interface Choice<Id> {
  selectedId: Id
  onSelect: (id: Id) => void
}

/** The behaviour of tabs and radio groups, given how to draw the choice among these ids. */
export const behavesLikeChoice = <const Id extends string>(
  ids: readonly [Id, Id, ...Id[]],
  draw: (choice: Choice<Id>) => ReactNode,
) => {
  const Live = ({ onSelect }: { onSelect: (id: Id) => void }) => {
    const [selectedId, select] = useState(ids[0])
    const choose = (id: Id) => {
      select(id)
      onSelect(id)
    }
    return draw({ selectedId, onSelect: choose })
  }
  const chosen = async (keys: string) => {
    const onSelect = vi.fn()
    await render(<Live onSelect={onSelect} />)
    await userEvent.keyboard(keys)
    return onSelect.mock.calls.flat()
  }
  const options = () => page.getByRole('radio').or(page.getByRole('tab'))

  describe('behaves like a choice', () => {
    test('is one stop of the Tab key: the chosen one', async () => {
      await render(<Live onSelect={vi.fn()} />)
      const stops = options()
        .elements()
        .map((option) => option instanceof HTMLElement && option.tabIndex)
      expect(stops).toEqual(ids.map((_, at) => (at === 0 ? 0 : -1)))
    })

    test('announces what is chosen', async () => {
      await render(<Live onSelect={vi.fn()} />)
      await options().nth(1).click()
      const states = options()
        .elements()
        .map((option) => option.ariaChecked ?? option.ariaSelected)
      expect(states).toEqual(ids.map((_, at) => String(at === 1)))
    })

    test('chooses by arrow keys, Home and End, and wraps around', async () => {
      const last = ids.at(-1)
      expect(await chosen('{Tab}{ArrowRight}{End}{ArrowRight}{ArrowLeft}{Home}')).toEqual([
        ids[1],
        last,
        ids[0],
        last,
        ids[0],
      ])
      await expect.element(options().first()).toHaveFocus()
    })

    test('follows the arrow from right to left', async () => {
      document.documentElement.dir = 'rtl'
      onTestFinished(() => document.documentElement.removeAttribute('dir'))
      expect(await chosen('{Tab}{ArrowLeft}{ArrowRight}{ArrowDown}')).toEqual([ids[1], ids[0], ids[1]])
    })
  })
}
