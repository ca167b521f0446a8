import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../contract'
import { buildRequest } from './build-request'

const context = {
  host: 'https://api.test',
  common: { token: 'secret', uid: 7, sp_source: 11, platform: 'h5' as const },
  lang: 'cn',
  channelCode: '',
}

describe('buildRequest', () => {
  it('puts the common fields and the call into the body of a POST', () => {
    const request = buildRequest(endpoints.getDateMatch, { date: '2026-06-14' }, context)
    expect(request.url).toBe('https://api.test/api/race/getDateMatch')
    expect(JSON.parse(request.body ?? '')).toEqual({
      token: 'secret',
      uid: 7,
      sp_source: 11,
      platform: 'h5',
      date: '2026-06-14',
    })
  })

  it('fills the path from the call and keeps the rest', () => {
    const request = buildRequest(endpoints.attentMatch, { sport: 'football', matchid: 5, type: 1 }, context)
    expect(request.url).toBe('https://api.test/api/football/attentMatch')
    expect(JSON.parse(request.body ?? '')).toMatchObject({ matchid: 5, type: 1 })
    expect(JSON.parse(request.body ?? '')).not.toHaveProperty('sport')
  })

  it('never puts the token of a GET into the URL', () => {
    const request = buildRequest(endpoints.getTaskInfo, {}, context)
    expect(request.url).toBe('https://api.test/api/task/getTaskInfo?uid=7&sp_source=11&platform=h5')
    expect(request.headers.authorization).toBe('Bearer secret')
    expect(request.body).toBeNull()
  })

  it('appends the language when it is not Chinese, and the channel when there is one', () => {
    const request = buildRequest(endpoints.getDateMatch, {}, { ...context, lang: 'pt-br', channelCode: 'c1' })
    expect(request.url).toBe('https://api.test/api/race/getDateMatch?lang=pt-br&channel_code=c1')
  })

  it('never lets a token into the URL, whatever it is and whatever is called', () => {
    const names = Object.keys(endpoints) as (keyof typeof endpoints)[]
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.uuid(), (name, token) => {
        const request = buildRequest(
          endpoints[name],
          { sport: 'football' },
          { ...context, common: { ...context.common, token } },
        )
        expect(decodeURIComponent(request.url)).not.toContain(token)
      }),
    )
  })
})
