import { useState, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

interface Field {
  label: string
  value: string
  onChange: (value: string) => void
  hint: string
  error?: string
}

/** The behaviour of a text with a label, a hint and an error, given how to draw it. */
export const behavesLikeTextField = (draw: (field: Field) => ReactNode) => {
  const Live = ({ onChange = vi.fn(), error }: { onChange?: (value: string) => void; error?: string }) => {
    const [value, setValue] = useState('')
    const change = (text: string) => {
      setValue(text)
      onChange(text)
    }
    return draw({ label: 'Account', value, onChange: change, hint: '6 to 20', ...(error !== undefined && { error }) })
  }
  const field = () => page.getByRole('textbox', { name: 'Account' })

  describe('behaves like a text field', () => {
    test('is named by its label and explained by its hint', async () => {
      await render(<Live />)
      await expect.element(field()).toHaveAccessibleDescription('6 to 20')
      await page.getByText('Account').click()
      await expect.element(field()).toHaveFocus()
    })

    test('tells every text that is written', async () => {
      const onChange = vi.fn()
      await render(<Live onChange={onChange} />)
      await userEvent.type(field(), 'ab')
      expect(onChange.mock.calls.flat()).toEqual(['a', 'ab'])
      await expect.element(field()).toHaveValue('ab')
    })

    test('announces an error instead of the hint', async () => {
      const { rerender } = await render(<Live />)
      await rerender(<Live error="Too short" />)
      await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field()).toHaveAccessibleDescription('Too short')
      await expect.element(page.getByRole('alert')).toHaveTextContent('Too short')
      expect(page.getByText('6 to 20').elements()).toHaveLength(0)
    })

    test('has text large enough that iOS does not zoom', async () => {
      await render(<Live />)
      expect(Number.parseFloat(getComputedStyle(field().element()).fontSize)).toBeGreaterThanOrEqual(16)
    })
  })
}
