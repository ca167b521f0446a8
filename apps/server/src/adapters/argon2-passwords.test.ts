import { describe, expect, it } from 'vitest'
import { PasswordsBusyError } from '../ports/passwords'
import { argon2Passwords } from './argon2-passwords'

describe('argon2Passwords', () => {
  it('verifies a password by its hash, which is argon2id with a new salt each time', async () => {
    const passwords = argon2Passwords()
    const [one, two] = await Promise.all([passwords.hash('goal2026'), passwords.hash('goal2026')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect(await passwords.verify(one, 'goal2026')).toBe(true)
    expect(await passwords.verify(one, 'Goal2026')).toBe(false)
  })

  it('takes about as long without a hash', async () => {
    const passwords = argon2Passwords()
    const hash = await passwords.hash('goal2026')
    // Of the processor, because other processes take the rest of the time.
    const time = async (stored: string | null) => {
      const start = process.cpuUsage()
      for (let n = 0; n < 5; n += 1) expect(await passwords.verify(stored, 'wrong2026')).toBe(false)
      return process.cpuUsage(start).user
    }
    await time(hash)
    const [known, unknown] = [await time(hash), await time(null)]
    expect(unknown).toBeGreaterThan(known / 4)
  })

  it('rejects calls when too many wait, and serves all others', async () => {
    const passwords = argon2Passwords({ running: 1, waiting: 2 })
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('goal2026')))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(2)
    expect(refused.every((outcome) => outcome.reason instanceof PasswordsBusyError)).toBe(true)
    await expect(passwords.hash('goal2026')).resolves.toBeDefined()
  })
})
