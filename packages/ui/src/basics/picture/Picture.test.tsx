import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Picture } from '.'

const drawn = (colour: string, width = 40) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  )}`
const root = () => document.querySelector('[data-component="Picture"]')
const height = () => root()?.getBoundingClientRect().height ?? 0
const image = () => document.querySelector('img')

test('keeps its place before the picture is there, when it is, and when it fails', async () => {
  const at = (src: string | null) => (
    <div style={{ width: 200 }}>
      <Picture src={src} alt="Stadium" ratio={2} />
    </div>
  )
  const { rerender } = await render(at(null))
  expect(height()).toBe(100)
  await rerender(at(drawn('green')))
  await expect.poll(() => image()?.complete).toBe(true)
  expect(height()).toBe(100)
  await rerender(at('data:image/png;base64,broken'))
  await expect.poll(() => root()?.hasAttribute('data-failed')).toBe(true)
  expect(height()).toBe(100)
})

test('tries again with another address', async () => {
  const { rerender } = await render(<Picture src="data:image/png;base64,broken" alt="Stadium" />)
  await expect.poll(() => root()?.hasAttribute('data-failed')).toBe(true)
  await expect.element(page.getByRole('img', { name: 'Stadium' })).toBeVisible()
  await rerender(<Picture src={drawn('green')} alt="Stadium" />)
  await expect.poll(() => image()?.complete).toBe(true)
  expect(root()?.hasAttribute('data-failed')).toBe(false)
})

test('lets the browser choose the width, and loads lazily unless it is on the first screen', async () => {
  const variants = [
    { src: drawn('red', 320), width: 320 },
    { src: drawn('red', 640), width: 640 },
  ]
  const { rerender } = await render(<Picture src={drawn('red')} alt="" variants={variants} sizes="50vw" />)
  expect(image()?.srcset).toContain(' 640w')
  expect(image()?.sizes).toBe('50vw')
  expect(image()?.loading).toBe('lazy')
  await rerender(<Picture src={drawn('red')} alt="" eager />)
  expect(image()?.loading).toBe('eager')
  expect(image()?.fetchPriority).toBe('high')
})

test('shows the blurred picture beneath until it fails', async () => {
  const { rerender } = await render(<Picture src={drawn('red')} alt="" blur={drawn('pink')} />)
  expect(getComputedStyle(root() ?? document.body).backgroundImage).toContain('pink')
  await rerender(<Picture src={null} alt="" blur={drawn('pink')} />)
  expect(getComputedStyle(root() ?? document.body).backgroundImage).toBe('none')
})

test('is opened by a button with the name of the picture', async () => {
  const onOpen = vi.fn()
  await render(<Picture src={drawn('red')} alt="Proof of payment" onOpen={onOpen} />)
  await page.getByRole('button', { name: 'Proof of payment' }).click()
  expect(onOpen).toHaveBeenCalledOnce()
})

conforms(Picture, {
  props: ({ press }) => ({ src: drawn('red'), alt: 'Stadium', onOpen: press('onOpen') }),
  states: { 'data-fit': { fit: 'contain' }, 'data-failed': { src: null } },
})
