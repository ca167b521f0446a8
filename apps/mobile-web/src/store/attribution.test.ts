import { expect, it } from 'vitest'
import { attribution, attributionArrived, readAttribution } from './attribution'

const read = (query: string) => readAttribution(new URLSearchParams(query))

it('reads only the attribution fields of a URL', () => {
  expect(read('channel_code=c1&app_ver=2.1&platform=ios&autoLogin=1&token=secret&mode=dark')).toEqual({
    channel_code: 'c1',
    app_ver: '2.1',
    platform: 'ios',
    autoLogin: '1',
  })
  expect(read('channel_code=')).toEqual({})
})

it('drops an unknown platform and keeps the rest', () => {
  expect(read('platform=toaster&channel_code=c1')).toEqual({ channel_code: 'c1' })
  expect(read('platform=android')).toEqual({ platform: 'android' })
})

it('keeps the attribution of an earlier URL until a later one overrides it', () => {
  const first = attribution.reducer(undefined, attributionArrived({ channel_code: 'c1', app_ver: '1' }))
  expect(attribution.reducer(first, attributionArrived({}))).toEqual({ channel_code: 'c1', app_ver: '1' })
  expect(attribution.reducer(first, attributionArrived({ channel_code: 'c2' }))).toEqual({
    channel_code: 'c2',
    app_ver: '1',
  })
})
