import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { QrShareCard, type QrShareCardProps } from '.'

const CARD: QrShareCardProps = {
  brand: 'Kanqiuba',
  title: 'Manchester City – Liverpool',
  note: 'Premier League, today 22:00',
  person: { name: 'Ana' },
  code: { label: 'Invitation code', value: 'K7Q2' },
  url: 'https://www.example.com/m/share/7',
  hint: 'Scan to watch',
  alt: 'Manchester City – Liverpool, today 22:00; a QR code leads to the match',
}

const picture = () => page.getByRole('img', { name: CARD.alt })
/** Waits until the browser has loaded the picture: before that it has no size of its own. */
const loadedPicture = async () => {
  await expect.element(picture()).toBeVisible()
  const image = picture().element() as HTMLImageElement
  await image.decode()
  return image
}
/** Reads the picture's pixels as text: red, green, blue. */
const pixelsOf = async () => {
  const image = await loadedPicture()
  const canvas = Object.assign(document.createElement('canvas'), { width: 750, height: 1_000 })
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  return (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? [])].join()
}

test('is a picture of 750 × 1,000 px that it hands over for sharing', async () => {
  const onPicture = vi.fn<(picture: Blob) => void>()
  await render(<QrShareCard {...CARD} onPicture={onPicture} />)
  expect(await loadedPicture()).toMatchObject({ naturalWidth: 750, naturalHeight: 1_000 })
  expect(onPicture).toHaveBeenCalledOnce()
  expect(onPicture.mock.calls[0]?.[0].type).toBe('image/png')
})

test('has the colour of the brand, and a dark code on white in both modes', async () => {
  document.body.style.setProperty('--brand-strong', 'rgb(1, 2, 250)')
  document.body.setAttribute('mode', 'dark')
  await render(<QrShareCard {...CARD} style={{ '--brand-strong': 'rgb(1, 2, 250)' } as object} />)
  const at = await pixelsOf()
  document.body.removeAttribute('mode')
  document.body.removeAttribute('style')
  expect(at(20, 20)).toBe('1,2,250')
  expect(at(20, 980)).toBe('255,255,255')
  // The first corner by which a camera finds the code.
  const row = Array.from({ length: 260 }, (_, x) => at(450 + x, 722))
  expect(row.filter((pixel) => pixel === '20,24,31').length).toBeGreaterThan(50)
})

test('has the cover between the brand and the title, cut to its place, and the code below', async () => {
  const source = Object.assign(document.createElement('canvas'), { width: 600, height: 600 })
  const context = source.getContext('2d')
  if (context === null) throw new Error('The browser has no canvas.')
  context.fillStyle = 'rgb(250, 3, 2)'
  context.fillRect(0, 0, 600, 100)
  context.fillStyle = 'rgb(2, 200, 3)'
  context.fillRect(0, 140, 600, 320)
  await render(
    <QrShareCard
      {...CARD}
      person={undefined}
      code={undefined}
      cover={source.toDataURL('image/png')}
      style={{ '--brand-strong': 'rgb(1, 2, 250)' } as object}
    />,
  )
  const at = await pixelsOf()
  expect([at(20, 20), at(20, 104), at(740, 300), at(20, 486)]).toEqual(['1,2,250', '2,200,3', '2,200,3', '2,200,3'])
  expect(at(20, 500)).toBe('255,255,255')
  const row = Array.from({ length: 260 }, (_, x) => at(450 + x, 722))
  expect(row.filter((pixel) => pixel === '20,24,31').length).toBeGreaterThan(50)
})

test('is drawn without a picture that does not load', async () => {
  const gone = 'https://gone.invalid/a.png'
  await render(<QrShareCard {...CARD} logo={gone} cover={gone} person={{ name: 'Ana', avatar: gone }} />)
  await expect.element(picture()).toBeVisible()
})

test('is drawn again only for something else', async () => {
  const onPicture = vi.fn()
  const { rerender } = await render(<QrShareCard {...CARD} onPicture={onPicture} />)
  await expect.poll(() => onPicture.mock.calls.length).toBe(1)
  await rerender(<QrShareCard {...CARD} person={{ name: 'Ana' }} onPicture={onPicture} />)
  await rerender(<QrShareCard {...CARD} title="Lakers – Warriors" onPicture={onPicture} />)
  await expect.poll(() => onPicture.mock.calls.length).toBe(2)
})

test('says that the browser cannot draw it', async () => {
  const onFail = vi.fn()
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await render(<QrShareCard {...CARD} onFail={onFail} />)
  await expect.poll(() => onFail.mock.calls.length).toBe(1)
  getContext.mockRestore()
  expect(String(onFail.mock.calls[0]?.[0])).toContain('the browser has no canvas')
})

conforms(QrShareCard, {
  props: ({ other }) => ({ ...CARD, onPicture: other('it is drawn'), onFail: other('it cannot be drawn') }),
})
