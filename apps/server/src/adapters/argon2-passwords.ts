import { hash, verify } from '@node-rs/argon2'
import { type Passwords, PasswordsBusyError } from '../ports/passwords'

/** Argon2id of 19 MiB and two passes, about 15 ms per hash; id 2 is argon2id. Rule: SRV-9. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of an unknown password, with which logins to missing accounts are compared. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$bGl2ZS1zcG9ydHMtZGVjb3k$Yx3n6Zr2b8w0h3o2WZJ1m9v7cQk5tL4uXeA1sD0fG6I'

/** A flood of logins would exhaust the CPU by hashing, so few hashes run at a time, and few may wait. */
export const argon2Passwords = ({ running = 2, waiting = 64 } = {}): Passwords => {
  const queue = boundedQueue(running, waiting)
  return {
    hash: (password) => queue(() => hash(password, OPTIONS)),
    verify: (stored, password) =>
      queue(async () => {
        const matches = await verify(stored ?? DECOY, password)
        return stored !== null && matches
      }),
  }
}

const boundedQueue = (limit: number, waiting: number) => {
  const turns: (() => void)[] = []
  let running = 0

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= limit) {
      if (turns.length >= waiting) throw new PasswordsBusyError('Too many passwords are waiting to be hashed.')
      await new Promise<void>((resolve) => turns.push(resolve))
    } else running += 1
    try {
      return await job()
    } finally {
      // Passes the slot to the next in the queue, or frees it.
      const next = turns.shift()
      if (next) next()
      else running -= 1
    }
  }
}
