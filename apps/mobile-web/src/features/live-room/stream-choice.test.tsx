import type { LiveStream } from '@org/api-client/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { stream } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { useStreamChoice } from './use-stream-choice'

const Choice = ({ streams }: { streams: readonly LiveStream[] }) => {
  const { stream: chosen, quality, line, nextLine } = useStreamChoice(streams)
  const path = chosen ? new URL(chosen.url, location.href).pathname : 'none'
  return (
    <>
      <p data-testid="chosen">{`${chosen?.format ?? '-'} ${path}`}</p>
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

  it('is none without streams', async () => {
    await expect.element(await choose()).toHaveTextContent('- none')
  })
})
