import { expect, it, onTestFinished, vi } from 'vitest'
import { preloadVideo } from './preload-video'

it('fetches a playlist with its first segment', async () => {
  const fetched: string[] = []
  const text = '#EXTM3U\n#EXTINF:2.000,\n4/0.ts\n#EXTINF:2.000,\n4/1.ts\n'
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    fetched.push(String(input))
    const reply = new Response(text)
    Object.defineProperty(reply, 'url', { value: String(input) })
    return Promise.resolve(reply)
  })
  onTestFinished(() => fetchSpy.mockRestore())
  preloadVideo('https://a.example/media/HD/4.m3u8')
  await expect.poll(() => fetched).toEqual(['https://a.example/media/HD/4.m3u8', 'https://a.example/media/HD/4/0.ts'])
})

it('fetches only the head of a file, and ends when it is told to', () => {
  const made: HTMLVideoElement[] = []
  const create = document.createElement.bind(document)
  const createSpy = vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name)
    if (element instanceof HTMLVideoElement) made.push(element)
    return element
  })
  onTestFinished(() => createSpy.mockRestore())
  const end = preloadVideo('/uploads/x2.mp4')
  expect(made.map((each) => [each.preload, each.getAttribute('src')])).toEqual([['metadata', '/uploads/x2.mp4']])
  end()
  expect(made[0]?.hasAttribute('src')).toBe(false)
})
