import { describe, expect, test } from 'vitest'
import { talkPage } from '../index'

describe('/pp/talk', () => {
  const visit = (url: string | null, wechat = false, qq = false) =>
    talkPage({ url, hosts: ['a.example'], browser: { wechat, qq } })

  test('redirects to a configured host, else shows the download page', () => {
    expect(visit('https://a.example/x')).toEqual({ kind: 'redirect', url: 'https://a.example/x' })
    expect(visit('https://b.example/x')).toEqual({ kind: 'download' })
    expect(visit('javascript:alert(1)')).toEqual({ kind: 'download' })
    expect(visit(null)).toEqual({ kind: 'download' })
  })

  test('has a view of its own in wechat and qq', () => {
    expect(visit('https://a.example/x', true)).toEqual({ kind: 'in-app' })
    expect(visit(null, false, true)).toEqual({ kind: 'in-app' })
  })
})
