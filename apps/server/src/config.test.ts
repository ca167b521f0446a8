import { describe, expect, it } from 'vitest'
import { loadConfig } from './config'

const secrets = { userSig: { current: 'k1', keys: {} }, upload: { current: 'k1', keys: {} }, database: '' }
const load = (env: Record<string, string>) => loadConfig(env, { secrets })

describe('loadConfig', () => {
  it('serves the site kqb on 8080 with an embedded database when nothing is said', () => {
    expect(load({})).toMatchObject({ port: 8080, site: 'kqb', databaseUrl: null, demoAccounts: true, feed: true })
    expect(load({}).dataDir).toMatch(/\.data$/)
  })

  it.each([
    [{ PORT: '70000' }, 'PORT=70000: expected a whole number from 0 to 65535.'],
    [{ SEED: 'x' }, 'SEED=x'],
    [{ SITE: 'unknown' }, 'SITE=unknown: expected one of kqb, kqb2,'],
  ])('refuses %j', (env, message) => {
    expect(() => load(env)).toThrow(message)
  })

  it('has no demo accounts and no back doors in production', () => {
    expect(load({ NODE_ENV: 'production' }).demoAccounts).toBe(false)
    expect(load({ NODE_ENV: 'production', DEMO_ACCOUNTS: '1' }).demoAccounts).toBe(true)
    expect(() => load({ NODE_ENV: 'production', DEV_CAPTCHA: 'x' })).toThrow('DEV_CAPTCHA is not for production')
    expect(() => load({ NODE_ENV: 'production', RATE_LIMITS: 'off' })).toThrow('RATE_LIMITS is not for production')
  })
})
