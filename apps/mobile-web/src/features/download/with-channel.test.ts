import { expect, it } from 'vitest'
import { readChannel } from '../../store/visit-channel'
import { withChannel } from './with-channel'

const query = (text: string) => readChannel(new URLSearchParams(text))

it('adds only the channel values of the page', () => {
  const link = withChannel('https://store.test/app?id=7', query('channel=a b&channelCode=c&token=t'))
  expect(link).toBe('https://store.test/app?id=7&channel=a+b&channelCode=c')
  expect(withChannel('https://store.test/app', query(''))).toBe('https://store.test/app')
})
