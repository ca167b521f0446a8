import { TIMING } from '@org/im-sdk/protocol'
import { describe, expect, it } from 'vitest'
import { loadConfig } from './config'

const secrets = { userSig: { current: 'k1', keys: {} }, upload: { current: 'k1', keys: {} }, database: '' }
const load = (env: Record<string, string>) => loadConfig(env, { secrets })
const PRODUCTION = { NODE_ENV: 'production', WORD_LIST: 'local' }

describe('loadConfig', () => {
  it('defaults to the site kqb on port 8080 with an embedded database', () => {
    expect(load({})).toMatchObject({
      port: 8080,
      site: 'kqb',
      databaseUrl: null,
      demoAccounts: true,
      feed: 'simulation',
      seed: null,
    })
    expect(load({}).dataDir).toMatch(/\.data$/)
  })

  it('gives up on the database before the engines give up on the server', () => {
    expect(load({}).databaseTimeoutSeconds * 1_000).toBeLessThan(TIMING.requestTimeoutMs)
  })

  it.each([
    [{ PORT: '70000' }, 'PORT=70000: expected a whole number from 0 to 65535.'],
    [{ SEED: 'x' }, 'SEED=x'],
    [{ SITE: 'unknown' }, 'SITE=unknown: expected one of kqb, kqb2,'],
  ])('rejects %j', (env, message) => {
    expect(() => load(env)).toThrow(message)
  })

  it('SRV-12: simulates matches in production only if configured, and never from a known seed', () => {
    expect(load(PRODUCTION)).toMatchObject({ feed: 'imports', seed: null })
    expect(load({ ...PRODUCTION, FEED: 'simulation' }).feed).toBe('simulation')
    expect(load({ SEED: '7' }).seed).toBe('7')
    expect(() => load({ ...PRODUCTION, SEED: '7' })).toThrow('SEED is not for production')
    expect(() => load({ FEED: 'on' })).toThrow('FEED=on: expected one of simulation, imports, off.')
  })

  it('has no demo accounts and no test-only settings in production', () => {
    expect(load(PRODUCTION).demoAccounts).toBe(false)
    expect(load({ ...PRODUCTION, DEMO_ACCOUNTS: '1' }).demoAccounts).toBe(true)
    expect(() => load({ CAPTCHA: 'turnstile', CAPTCHA_SITE_KEY: 'k' })).toThrow(
      'CAPTCHA=turnstile needs CAPTCHA_SECRET.',
    )
    expect(() => load({ TRANSLATION: 'service' })).toThrow('TRANSLATION=service needs TRANSLATION_URL.')
    expect(() => load({ TRANSLATION: 'x' })).toThrow('expected dictionary, service or off.')
    expect(() => load({ TRANSLATION_KEY: 'k' })).toThrow('TRANSLATION_KEY needs TRANSLATION_URL.')
    expect(() => load({ NOTIFICATION_KEY: 'k' })).toThrow('NOTIFICATION_KEY needs NOTIFICATION_URL.')
    expect(() => load({ NOTIFICATION_URL: 'https://push.example/in' })).toThrow(
      'NOTIFICATION_URL needs NOTIFICATION_KEY',
    )
    expect(() => load({ NOTIFICATION_URL: 'push', NOTIFICATION_KEY: 'k' })).toThrow('NOTIFICATION_URL=push: expected')
    expect(() => load({ CAPTCHA: 'x' })).toThrow('CAPTCHA=x: expected local, turnstile or hcaptcha.')
    expect(() => load({ SITE_HOSTS: 'https://m.example' })).toThrow('SITE_HOSTS=https://m.example: expected hosts')
    expect(() => load({ ...PRODUCTION, DEV_CAPTCHA: 'x' })).toThrow('DEV_CAPTCHA is not for production')
    expect(() => load({ ...PRODUCTION, SHARED_DATABASE: '1' })).toThrow('SHARED_DATABASE is not for production')
    expect(() => load({ ...PRODUCTION, RATE_LIMITS: 'off' })).toThrow('RATE_LIMITS is not for production')
  })
  it('translates with the example of a dictionary in production only if it is asked for', () => {
    expect(load({}).translation).toEqual({ kind: 'dictionary' })
    expect(load(PRODUCTION).translation).toBeNull()
    expect(load({ ...PRODUCTION, TRANSLATION: 'dictionary' }).translation).toEqual({ kind: 'dictionary' })
    const service = { TRANSLATION_URL: 'https://translate.example' }
    expect(load({ ...PRODUCTION, ...service }).translation).toMatchObject({ kind: 'service', key: '' })
  })

  it('starts in production with the example of a word list only if it is asked for', () => {
    expect(load({}).wordList).toMatch(/words\.txt$/)
    expect(load(PRODUCTION).wordList).toBe(load({}).wordList)
    expect(load({ ...PRODUCTION, WORD_LIST: '/etc/words' }).wordList).toBe('/etc/words')
    expect(() => load({ NODE_ENV: 'production' })).toThrow('WORD_LIST is not set.')
  })
})
