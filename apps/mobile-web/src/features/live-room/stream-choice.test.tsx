import type { LiveStream } from '@org/api-client/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { stream } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { danmakuSwitched } from './player-preferences'
import { useStreamChoice } from './use-stream-choice'

const pathOf = ({ pathname, search }: URL) => pathname + search

const Choice = ({ streams }: { streams: readonly LiveStream[] }) => {
  const { stream: chosen, quality, line, nextLine } = useStreamChoice(streams)
  const path = chosen ? pathOf(new URL(chosen.url, location.href)) : 'none'
  return (
    <>
      <p data-testid="chosen">{`${chosen?.format ?? '-'} ${path}`}</p>
      <p data-testid="selected">{quality.selectedId}</p>
      <p data-testid="choices">{`${quality.choices.map(({ id }) => id).join()} ${line.choices.map(({ id }) => id).join()}`}</p>
      {[...quality.choices, ...line.choices].map(({ id }) => (
        <button key={id} onClick={() => (Number(id) > 0 ? line : quality).onSelect(id)}>
          {id}
        </button>
      ))}
      <button onClick={nextLine}>next</button>
    </>
  )
}

const choose = async (...streams: LiveStream[]) => {
  await show({ children: <Choice streams={streams} /> })
  return page.getByTestId('chosen')
}

describe('the stream to play', () => {
  it('is HLS if there is a choice', async () => {
    const streams = [stream({ url: '/hd.flv', format: 'flv' }), stream({ url: '/hd.m3u8' })]
    await expect.element(await choose(...streams)).toHaveTextContent('hls /hd.m3u8')
  })

  it('is FLV if there is nothing else', async () => {
    await expect.element(await choose(stream({ url: '/hd.flv', format: 'flv' }))).toHaveTextContent('flv /hd.flv')
  })

  it('is HD on the first line by default, then the user’s choice', async () => {
    const chosen = await choose(
      stream({ url: '/sd1.m3u8', quality: 'SD' }),
      stream({ url: '/hd1.m3u8' }),
      stream({ url: '/hd2.m3u8', line: 2 }),
    )
    await expect.element(chosen).toHaveTextContent('/hd1.m3u8')
    await page.getByRole('button', { name: 'SD' }).click()
    await expect.element(chosen).toHaveTextContent('/sd1.m3u8')
    await page.getByRole('button', { name: '2' }).click()
    // The second line has no SD.
    await expect.element(chosen).toHaveTextContent('/hd2.m3u8')
    await expect.element(page.getByTestId('choices')).toHaveTextContent('HD 1,2')
  })

  it('is on the next line after one that failed, and after the last on the first', async () => {
    const chosen = await choose(stream({ url: '/1.m3u8' }), stream({ url: '/2.m3u8', line: 2 }))
    const next = page.getByRole('button', { name: 'next' })
    await next.click()
    await expect.element(chosen).toHaveTextContent('/2.m3u8')
    await next.click()
    await expect.element(chosen).toHaveTextContent('/1.m3u8')
  })

  it('is the sound alone for who wants no picture, on a line that offers it, and otherwise the smallest', async () => {
    const chosen = await choose(
      stream({ url: '/sd1.m3u8', quality: 'SD' }),
      stream({ url: '/hd1.flv', format: 'flv', audio: '/hd1.flv?only=audio' }),
      stream({ url: '/hd2.m3u8', line: 2 }),
      stream({ url: '/sd2.m3u8', line: 2, quality: 'SD' }),
    )
    await page.getByRole('button', { name: 'sound' }).click()
    await expect.element(chosen).toHaveTextContent('flv /hd1.flv?only=audio')
    await page.getByRole('button', { name: '2', exact: true }).click()
    await expect.element(chosen).toHaveTextContent('hls /sd2.m3u8')
    await expect.element(page.getByTestId('choices')).toHaveTextContent('HD,SD 1,2')
    await page.getByRole('button', { name: 'HD' }).click()
    await expect.element(chosen).toHaveTextContent('hls /hd2.m3u8')
  })

  it('is the one with the picture after the sound alone has failed, before the next line', async () => {
    const chosen = await choose(
      stream({ url: '/hd1.flv', format: 'flv', audio: '/hd1.flv?only=audio' }),
      stream({ url: '/hd2.m3u8', line: 2 }),
    )
    const sound = page.getByRole('button', { name: 'sound' })
    const next = page.getByRole('button', { name: 'next' })
    await sound.click()
    await next.click()
    await expect.element(chosen).toHaveTextContent('flv /hd1.flv')
    await expect.element(chosen).not.toHaveTextContent('audio')
    // The picture is shown, and the menu says so.
    await expect.element(page.getByTestId('selected')).toHaveTextContent('HD')
    await next.click()
    await expect.element(chosen).toHaveTextContent('/hd2.m3u8')
    await next.click()
    await expect.element(chosen).not.toHaveTextContent('audio')
    await sound.click()
    await expect.element(chosen).toHaveTextContent('flv /hd1.flv?only=audio')
  })

  it('is the smallest on a slow network, which is no choice for the next visit', async () => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' }, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
    const { store } = await show({
      children: <Choice streams={[stream({ url: '/hd.m3u8' }), stream({ url: '/sd.m3u8', quality: 'SD' })]} />,
    })
    await expect.element(page.getByTestId('chosen')).toHaveTextContent('/sd.m3u8')
    store.dispatch(danmakuSwitched(false))
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('kqb_store')).toContain('"danmaku":false')
    expect(localStorage.getItem('kqb_store')).not.toContain('"dataSaver":true')
  })

  it('is none without streams', async () => {
    await expect.element(await choose()).toHaveTextContent('- none')
  })
})
