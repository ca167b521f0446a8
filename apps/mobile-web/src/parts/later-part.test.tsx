import { Button, Dialog } from '@org/ui/basics'
import { Suspense, useState, type ComponentType } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { guardPage, keepPage } from '../hooks/leave-guard'
import { show } from '../testing/show'
import { extraPart, laterPart } from './later-part'

/** Code that loads after this many failures. */
const codeOf = <Props,>(part: ComponentType<Props>, failures: number) => {
  let left = failures
  return vi.fn(() =>
    left-- > 0
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ default: part }),
  )
}

/** The reloads of the page that were asked for, none of which happens. */
const reloads = () => {
  const asked: string[] = []
  sessionStorage.clear()
  const stop = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload') return
    event.preventDefault()
    asked.push(event.navigationType)
  }
  navigation.addEventListener('navigate', stop)
  onTestFinished(() => navigation.removeEventListener('navigate', stop))
  return asked
}

/** The server answers a look at the page. */
const serverIsThere = () => vi.stubGlobal('fetch', () => Promise.resolve(new Response()))

const Sheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} title="分享" onClose={onClose} actions={null}>
    da
  </Dialog>
)
const Text = ({ text }: { text: string }) => <p>{text}</p>

const ScreenWith = ({ part: Part }: { part: ComponentType<{ open: boolean; onClose: () => void }> }) => {
  const [shown, setShown] = useState<{ open: boolean } | null>(null)
  return (
    <main>
      <Button onPress={() => setShown({ open: true })}>打开</Button>
      {shown && (
        <Suspense>
          <Part open={shown.open} onClose={() => setShown({ open: false })} />
        </Suspense>
      )}
    </main>
  )
}

describe('a part of a screen whose code cannot be loaded', () => {
  it('says so in a toast if it is a sheet, leaves the screen, and opens with the next press that loads it', async () => {
    const code = codeOf(Sheet, 2)
    const { store } = await show({ children: <ScreenWith part={laterPart(code)} /> })
    const button = page.getByRole('button', { name: '打开' })
    await button.click()
    await expect.poll(() => store.getState().feedback.toast?.text).toBe('网络不给力，请检查后重试')
    expect(page.getByRole('dialog').elements()).toEqual([])
    await button.click()
    await expect.element(page.getByRole('dialog', { name: '分享' })).toBeVisible()
    expect(code).toHaveBeenCalledTimes(3)
  })

  it('loads the page again, and says nothing, if the server answers, as after a release', async () => {
    const asked = reloads()
    const code = codeOf(Sheet, Infinity)
    const { store } = await show({ children: <ScreenWith part={laterPart(code)} /> })
    serverIsThere()
    await page.getByRole('button', { name: '打开' }).click()
    await expect.poll(() => asked.length).toBe(1)
    expect(store.getState().feedback.toast).toBeNull()
    // The code is still not there after that.
    await page.getByRole('button', { name: '打开' }).click()
    await expect.poll(() => store.getState().feedback.toast?.text).toBe('网络不给力，请检查后重试')
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['a form', () => guardPage(() => {})],
    ['a line for a room', keepPage],
  ])('does not load the page again while %s is half written', async (_, write) => {
    const asked = reloads()
    const { store } = await show({
      children: <ScreenWith part={laterPart(codeOf(Sheet, Infinity))} />,
    })
    onTestFinished(write())
    serverIsThere()
    await page.getByRole('button', { name: '打开' }).click()
    await expect.poll(() => store.getState().feedback.toast?.text).toBe('网络不给力，请检查后重试')
    expect(asked).toEqual([])
  })

  it('loads the page again for a part that is no sheet when it is tried again, if the server answers', async () => {
    const asked = reloads()
    const Part = laterPart(codeOf(Text, Infinity))
    await show({
      children: (
        <Suspense>
          <Part text="da" />
        </Suspense>
      ),
    })
    serverIsThere()
    const retry = page.getByRole('button', { name: '重试' })
    const written = keepPage()
    await retry.click()
    await expect.element(retry).toBeEnabled()
    await retry.click()
    await expect.element(retry).toBeEnabled()
    expect(asked).toEqual([])
    written()
    await retry.click()
    await expect.poll(() => asked.length).toBe(1)
  })

  it('says so in its place if it is no sheet, and appears when it is tried again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => online.mockRestore())
    let fail = () => {}
    const second = new Promise<never>((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))))
    const code = vi
      .fn(() => Promise.resolve({ default: Text }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockReturnValueOnce(second)
    const Part = laterPart(code)
    await show({
      children: (
        <main>
          <h1>页面</h1>
          <Suspense>
            <Part text="da" />
          </Suspense>
        </main>
      ),
    })
    await expect.element(page.getByRole('alert')).toHaveTextContent('当前没有网络')
    await expect.element(page.getByRole('heading', { name: '页面' })).toBeVisible()
    const retry = page.getByRole('button', { name: '重试' })
    await retry.click()
    await expect.element(retry).toHaveAttribute('aria-busy', 'true')
    fail()
    await expect.element(retry).not.toHaveAttribute('aria-busy')
    expect(code).toHaveBeenCalledTimes(2)
    dispatchEvent(new Event('online'))
    await expect.element(page.getByText('da', { exact: true })).toBeVisible()
  })

  it('is left out if the screen is complete without it', async () => {
    const code = codeOf(Text, Infinity)
    const Part = extraPart(code)
    await show({
      children: (
        <main>
          <h1>页面</h1>
          <Suspense>
            <Part text="da" />
          </Suspense>
        </main>
      ),
    })
    await expect.poll(() => code.mock.calls.length).toBe(1)
    await expect.element(page.getByRole('heading', { name: '页面' })).toBeVisible()
    expect(page.getByRole('alert').elements()).toEqual([])
  })
})
