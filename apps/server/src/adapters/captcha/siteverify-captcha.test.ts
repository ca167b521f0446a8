import { getCaptcha, registNew } from '@org/api-client/contract'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { apiOf } from '../../../test/people'
import type { CaptchaProvider } from '../../config/captcha-settings'
import { CaptchaUnavailableError } from '../../ports/captcha'
import { siteverifyCaptcha } from './siteverify-captcha'
import { systemClock } from '../system-clock'
import { systemRandom } from '../system-random'

/** A fake provider with a fixed answer, and the requests it got. Null never answers. */
const fakeProvider = async (answer: string | null) => {
  const asked: Record<string, string>[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      asked.push(Object.fromEntries(new URLSearchParams(body)))
      if (answer !== null) reply.setHeader('content-type', 'application/json').end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, verifyUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify` }
}

const settings = (provider: CaptchaProvider['provider'], verifyUrl: string): CaptchaProvider => ({
  provider,
  siteKey: 'site-key',
  secret: 'secret-key',
  verifyUrl,
})

const captchaOf = (provider: CaptchaProvider['provider'], verifyUrl: string, timeoutMs?: number) =>
  siteverifyCaptcha(settings(provider, verifyUrl), { clock: systemClock, random: systemRandom }, timeoutMs)

const solution = { purpose: 'login', code: 'any-code', captcha: 'token-of-the-widget' } as const

describe('a provider of captchas', () => {
  it('is called with the configured keys and the client’s token', async () => {
    const { asked, verifyUrl } = await fakeProvider('{"success":true}')
    expect(await captchaOf('hcaptcha', verifyUrl).check(solution)).toBe(true)
    expect(asked).toEqual([{ secret: 'secret-key', response: 'token-of-the-widget', sitekey: 'site-key' }])
  })

  it.each([
    ['turnstile', '{"success":true,"action":"login"}', true],
    ['turnstile', '{"success":true,"action":"register"}', false],
    ['turnstile', '{"success":true}', false],
    ['turnstile', '{"success":false,"error-codes":["timeout-or-duplicate"]}', false],
    ['hcaptcha', '{"success":false,"error-codes":["invalid-or-already-seen-response"]}', false],
  ] as const)('%s with the verdict %s admits: %s', async (provider, verdict, admits) => {
    const { verifyUrl } = await fakeProvider(verdict)
    expect(await captchaOf(provider, verifyUrl).check(solution)).toBe(admits)
  })

  it.each([
    ['{"success":false,"error-codes":["invalid-input-secret"]}', 'refuses the keys'],
    ['<html>', 'did not answer'],
    ['{}', 'did not answer'],
  ])('that answers %s is unavailable, with the reason', async (verdict, reason) => {
    const { verifyUrl } = await fakeProvider(verdict)
    const checked = captchaOf('turnstile', verifyUrl).check(solution)
    await expect(checked).rejects.toThrow(CaptchaUnavailableError)
    await expect(checked).rejects.toThrow(reason)
  })

  it('that does not answer in time is unavailable', async () => {
    const { verifyUrl } = await fakeProvider(null)
    await expect(captchaOf('turnstile', verifyUrl, 50).check(solution)).rejects.toThrow(CaptchaUnavailableError)
  })

  it('gives clients its name and site key, and its failure has a named refusal', async () => {
    const { verifyUrl } = await fakeProvider('nothing that is JSON')
    const own = await bootForTest({ captcha: settings('turnstile', verifyUrl) })
    const { code, ...task } = await apiOf(own).call(getCaptcha, { purpose: 'register' })
    expect(task).toMatchObject({ provider: 'turnstile', site_key: 'site-key', challenge: '' })
    const form = { account: 'widget2026', pwd: 'goal2026', code, captcha: 'x'.repeat(3_000) }
    await expect(apiOf(own).call(registNew, form)).rejects.toMatchObject({
      status: 1,
      message: '验证服务暂不可用，请稍后再试',
    })
  })

  it('accepts a valid token', async () => {
    const { verifyUrl } = await fakeProvider('{"success":true,"action":"register"}')
    const own = await bootForTest({ captcha: settings('turnstile', verifyUrl) })
    const { code } = await apiOf(own).call(getCaptcha, { purpose: 'register' })
    const form = { account: 'widget2026', pwd: 'goal2026', code, captcha: 'token' }
    await expect(apiOf(own).call(registNew, form)).resolves.toMatchObject({ account: 'widget2026' })
  })
})
