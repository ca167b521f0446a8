import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useState } from 'react'
import { Composer, type Mention } from '.'

const MEMBERS = [
  { id: '1', name: 'Ana Lima' },
  { id: '2', name: 'Bruno' },
  { id: '3', name: 'Anabela' },
]

interface ChatProps {
  text?: string
  mentions?: readonly Mention[]
  onSend?: (text: string, mentioned: readonly Mention[]) => void
}

const Chat = ({ text = '', mentions = [], onSend = vi.fn() }: ChatProps) => {
  const [value, setValue] = useState(text)
  const [chosen, setChosen] = useState(mentions)
  return (
    <>
      <div style={{ height: 300 }} />
      <Composer
        value={value}
        onChange={setValue}
        onSend={onSend}
        label="Message"
        sendLabel="Send"
        mentions={{ members: MEMBERS, label: 'Members', chosen, onChange: setChosen }}
        after={
          <button type="button" onClick={() => setValue(`${value}⚽`)}>
            Ball
          </button>
        }
      />
      <output>{chosen.map(({ id, name }) => `${name} ${id}`).join()}</output>
    </>
  )
}

const field = () => page.getByRole('textbox', { name: 'Message' })
const suggested = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
const mentioned = () => page.getByRole('status')

test('suggests the members whose name contains what is typed, and inserts the chosen one', async () => {
  const onSend = vi.fn()
  await render(<Chat onSend={onSend} />)
  await userEvent.click(field())
  await userEvent.keyboard('oi @an')
  await expect.poll(suggested).toEqual([expect.stringContaining('Ana Lima'), expect.stringContaining('Anabela')])
  await expect.element(page.getByRole('option', { name: 'Ana Lima' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(suggested()).toEqual([])
  await expect.element(mentioned()).toHaveTextContent('Anabela')
  await userEvent.keyboard('gol{Enter}')
  expect(onSend).toHaveBeenCalledExactlyOnceWith('oi @Anabela\u2005gol', [{ id: '3', name: 'Anabela' }])
})

test('finds a name of several words, and says to a screen reader which is suggested', async () => {
  await render(<Chat />)
  await userEvent.click(field())
  await userEvent.keyboard('@ana l')
  const option = page.getByRole('option', { name: 'Ana Lima' })
  await expect.element(option).toBeVisible()
  expect(suggested()).toHaveLength(1)
  await expect.element(field()).toHaveAttribute('aria-activedescendant', option.element().id)
  await userEvent.keyboard('x')
  expect(suggested()).toEqual([])
  await expect.element(field()).not.toHaveAttribute('aria-activedescendant')
})

test('inserts a member that is pressed, and the field keeps the focus', async () => {
  await render(<Chat />)
  await userEvent.click(field())
  await userEvent.keyboard('@')
  await page.getByRole('option', { name: 'Bruno' }).click()
  await expect.element(field()).toHaveValue('@Bruno\u2005')
  await expect.element(field()).toHaveFocus()
  await expect.element(mentioned()).toHaveTextContent('Bruno')
})

test('deletes a mention whole, also from inside', async () => {
  await render(<Chat />)
  await userEvent.click(field())
  await userEvent.keyboard('oi @an{Enter}{Backspace}')
  await expect.element(field()).toHaveValue('oi ')
  await expect.element(mentioned()).toHaveTextContent('')
  await userEvent.keyboard('@an{Enter}!{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}')
  await expect.element(field()).toHaveValue('oi !')
  await userEvent.keyboard('a')
  await expect.element(field()).toHaveValue('oi a!')
})

test('tells two members of one name apart', async () => {
  const two = [
    { id: '7', name: 'Ana' },
    { id: '8', name: 'Ana' },
  ]
  await render(<Chat text={'@Ana\u2005@Ana\u2005'} mentions={two} />)
  await userEvent.click(field())
  await userEvent.keyboard('{Control>}{Home}{/Control}{Delete}')
  await expect.element(field()).toHaveValue('@Ana\u2005')
  await expect.element(mentioned()).toHaveTextContent('Ana 8')
})

test('sends the mentions of a draft that was kept, after the caller has changed its text', async () => {
  const onSend = vi.fn()
  await render(<Chat text={'@Bruno\u2005'} mentions={[{ id: '2', name: 'Bruno' }]} onSend={onSend} />)
  await page.getByRole('button', { name: 'Ball' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  expect(onSend).toHaveBeenCalledExactlyOnceWith('@Bruno\u2005⚽', [{ id: '2', name: 'Bruno' }])
})

test('closes the suggestions on Escape until another name is begun', async () => {
  await render(<Chat />)
  await userEvent.click(field())
  await userEvent.keyboard('@an{Escape}a')
  expect(suggested()).toEqual([])
  await userEvent.keyboard(' @b')
  await expect.element(page.getByRole('option', { name: 'Bruno' })).toBeVisible()
  await userEvent.tab()
  await expect.element(field()).toHaveValue('@ana @Bruno\u2005')
})
