import { FOOTBALL_STATUS, SPORT, SWITCHES, footballClock, instant } from '@org/domain'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  bodiesOf,
  endpoints,
  getCategory,
  getCommonConfig,
  getDateMatch,
  getLivePageData,
  getTaskInfo,
  getUserInfo,
  login,
  match,
  type EndpointName,
} from '../../contract'
import type { SampleOptions } from './field'
import { sample, sampleOf, sampleRequest } from './sample'

const names = Object.keys(endpoints) as EndpointName[]
const someOptions: fc.Arbitrary<SampleOptions> = fc.record({
  seed: fc.integer(),
  language: fc.constantFrom('zh-CN', 'pt-BR'),
  longNames: fc.boolean(),
  now: fc.double({ min: 0, max: 4_000_000_000, noNaN: true }).map(instant),
})

describe('every row of the catalogue', () => {
  it.each(names.flatMap((name) => (['zh-CN', 'pt-BR'] as const).map((language) => ({ name, language }))))(
    '$name has a reply and a request of its schemas in $language',
    ({ name, language }) => {
      const { reply, request } = bodiesOf(name)
      expect(v.safeParse(reply, sample({ name }, undefined, { language })).issues).toBeUndefined()
      expect(v.safeParse(request, sampleRequest({ name }, undefined, { language })).issues).toBeUndefined()
    },
  )

  it('has them for every seed, language and time, and the same ones again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), someOptions, (name, options) => {
        const { reply, request } = bodiesOf(name)
        const made = sample({ name }, undefined, options)
        expect(v.is(reply, made)).toBe(true)
        expect(sample({ name }, undefined, { ...options })).toEqual(made)
        expect(v.is(request, sampleRequest({ name }, undefined, options))).toBe(true)
      }),
      { numRuns: 150 },
    )
  }, 60_000)
})

describe('sample', () => {
  it('differs between seeds', () => {
    const lists = [1, 2, 3, 4].map((seed) => JSON.stringify(sample(getDateMatch, {}, { seed })))
    expect(new Set(lists).size).toBe(4)
  })

  it('gives the items of a list different ids', () => {
    const { list } = sample(getDateMatch, { list: [{}, {}, {}, {}, {}] })
    expect(new Set(list.map(({ id }) => id)).size).toBe(5)
  })

  it('writes the texts of the server in the language', () => {
    const texts = (language: 'zh-CN' | 'pt-BR') => sample(getCategory, {}, { language }).list.map(({ name }) => name)
    expect(texts('zh-CN').join('')).toMatch(/^\p{Script=Han}+$/u)
    expect(texts('pt-BR').join('')).toMatch(/^[\p{Script=Latin}-]+$/u)
  })

  it('gives long names when they are asked for, within the limits of the schema', () => {
    const { hometeam } = sampleOf(match, {}, { longNames: true })
    expect(hometeam.name_pt.length).toBeGreaterThan(30)
    expect(hometeam.name_zh.length).toBeGreaterThan(20)
    expect(sample(getUserInfo, {}, { longNames: true }).nick_name.length).toBeGreaterThan(20)
  })

  it('merges overrides at any depth, and lists by item', () => {
    const { list } = sample(getDateMatch, { list: [{ hometeam: { name_zh: '主队' }, odds: null }, { home_score: 3 }] })
    expect(list).toHaveLength(2)
    expect(list[0]).toMatchObject({ hometeam: { name_zh: '主队', name_en: expect.any(String) as string }, odds: null })
    expect(list[1]?.home_score).toBe(3)
    expect(sample(getDateMatch, { list: [] }).list).toEqual([])
  })

  it('keeps the other values when a field is overridden', () => {
    const { home_score: _, home_half_score: __, ...others } = sampleOf(match, { sport_id: 1, status: 4 })
    expect(sampleOf(match, { sport_id: 1, status: 4, home_score: 7 })).toMatchObject(others)
  })

  it('leaves out an optional field that is overridden with undefined', () => {
    const { config } = sample(getCommonConfig, { config: { matches_simulated: undefined, switch_userchat: '0' } })
    expect(config).not.toHaveProperty('matches_simulated')
    expect(config).toMatchObject({ switch_userchat: '0', switch_balance: '1', api_hosts: [] })
    expect(SWITCHES.every((name) => `switch_${name}` in config)).toBe(true)
  })

  it('names the field of an override that the schema refuses', () => {
    expect(() => sample(getDateMatch, { list: [{ home_score: -1 }] })).toThrow(
      /^sample: getDateMatch has no valid list\.0\.home_score: /,
    )
    expect(() => sampleRequest(login, { account: '' })).toThrow('sample: login has no valid account')
  })

  it('names the field whose schema it cannot make', () => {
    expect(() => sampleOf(v.object({ at: v.date() }))).toThrow('sample: cannot make "at" of the schema "date"')
  })
})

describe('the fields of a sample agree', () => {
  const seeds = fc.integer()
  const now = instant(1_781_409_600)

  it('in football: the clock runs, and no half has more goals than the match', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...Object.values(FOOTBALL_STATUS)), (seed, status) => {
        const made = sampleOf(match, { sport_id: SPORT.football, status }, { seed, now })
        expect(made.home_half_score ?? 0).toBeLessThanOrEqual(made.home_score)
        expect(made.away_half_score ?? 0).toBeLessThanOrEqual(made.away_score)
        expect(made.kickoff_time > now).toBe(status <= FOOTBALL_STATUS.notStarted)
        expect(made.hometeam.name_zh).not.toBe(made.awayteam.name_zh)
      }),
      { numRuns: 30 },
    )
  })

  it('in the second half: its clock is running', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const made = sampleOf(match, { sport_id: SPORT.football, status: FOOTBALL_STATUS.secondHalf }, { seed, now })
        expect(footballClock(made, now)).toMatch(/^(4[5-9]|[5-8]\d|90\+?)/)
      }),
      { numRuns: 30 },
    )
  })

  it('in basketball: scores are the sums of the quarters', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const made = sampleOf(match, { sport_id: SPORT.basketball }, { seed })
        const quarters = made.home_quarter_scores.reduce((total, score) => total + score, 0)
        expect(made.home_score).toBe(quarters)
        expect(made.away_quarter_scores).toHaveLength(made.home_quarter_scores.length)
      }),
      { numRuns: 30 },
    )
  })

  it('in a room and a user: the ids are those of the anchor and the user', () => {
    const { live } = sample(getLivePageData, { live: { anchor: { uid: 7 } } })
    expect(live).toMatchObject({ id: 7, anchorid: 7 })
    expect(sample(getUserInfo, { uid: 9 })).toMatchObject({ id: 9, profile: { uid: 9 }, invite: { uid: 9 } })
  })

  it('in a stream: the address has the extension of the format', () => {
    const [hls, flv] = sample(getLivePageData, { streams: [{ format: 'hls' }, { format: 'flv' }] }).streams
    expect([hls?.url, flv?.url]).toEqual([expect.stringMatching(/\.m3u8$/), expect.stringMatching(/\.flv$/)])
  })

  it('in the tasks: no stage is above the last one', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { stage, stage_max } of Object.values(sample(getTaskInfo, {}, { seed }).tasks)) {
          expect(stage).toBeLessThanOrEqual(stage_max)
        }
      }),
      { numRuns: 30 },
    )
  })
})
