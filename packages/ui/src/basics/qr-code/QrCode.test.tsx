import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { QrCode } from '.'

const ADDRESS = 'https://www.example.com/m/share/7'

const code = () => page.getByRole('img', { name: 'The match' }).element()
/** Whether the module at a place is dark, in modules from the corner of the code without its white edge. */
const isDark = (x: number, y: number) => {
  const path = code().querySelector('path')
  const svg = code()
  if (!(svg instanceof SVGSVGElement) || !path) throw new Error('No code')
  const point = svg.createSVGPoint()
  point.x = x + 4.5
  point.y = y + 4.5
  return path.isPointInFill(point)
}

test('draws the three corners by which a camera finds it, inside a white edge', async () => {
  await render(<QrCode value={ADDRESS} label="The match" />)
  const size = Number(code().getAttribute('viewBox')?.split(' ')[2]) - 8
  const corner = (x: number, y: number) =>
    Array.from({ length: 7 }, (_, at) => (isDark(x + at, y + 3) ? '#' : '.')).join('')
  expect([corner(0, 0), corner(size - 7, 0), corner(0, size - 7)]).toEqual(['#.###.#', '#.###.#', '#.###.#'])
  expect([isDark(-1, 0), isDark(0, -1), isDark(size, 0)]).toEqual([false, false, false])
})

test('draws another code for another text', async () => {
  const path = () => code().querySelector('path')?.getAttribute('d')
  const { rerender } = await render(<QrCode value={ADDRESS} label="The match" />)
  const before = path()
  await rerender(<QrCode value={`${ADDRESS}8`} label="The match" />)
  expect(path()).not.toBe(before)
})

test('is dark on white in dark mode too', async () => {
  document.body.setAttribute('mode', 'dark')
  await render(<QrCode value={ADDRESS} label="The match" />)
  const { backgroundColor, fill } = getComputedStyle(code())
  expect([backgroundColor, fill]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  document.body.removeAttribute('mode')
})

conforms(QrCode, { props: () => ({ value: ADDRESS, label: 'The match' }) })
