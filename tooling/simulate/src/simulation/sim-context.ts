import { loadConfig, readWordList, type Context } from '@org/server/core'
import { pino } from 'pino'
import type { Chance } from './chance'

export interface SimContextParts extends Pick<Context, 'db' | 'clock' | 'bus' | 'limiter' | 'eventLoop'> {
  readonly chance: Chance
  /** Called for a logged warning or error. */
  readonly onLogged: (line: string) => void
}

/** What the server's core needs, with random numbers that can be repeated. It has no blobs, passwords, captchas and SMS. */
export const simContext = ({ chance, onLogged, ...parts }: SimContextParts): Context => ({
  ...parts,
  config: CONFIG,
  random: { next: chance.next, bytes: (length) => Uint8Array.from({ length }, () => chance.between(0, 255)) },
  blobs: { put: absent, get: absent, delete: absent, sweep: absent },
  passwords: { hash: absent, verify: absent },
  captcha: { begin: absent, picture: absent, check: absent },
  translator: null,
  notifier: null,
  pusher: null,
  sms: { send: absent },
  frames: null,
  ingest: null,
  payments: null,
  words: WORDS,
  log: pino({ level: 'warn', base: null }, { write: onLogged }),
})

const absent = () => Promise.reject(new Error('The simulation has no blobs, passwords, captchas and SMS.'))

export const CONFIG = loadConfig(
  {},
  {
    dataDir: '/nonexistent',
    sdkAppId: 1,
    checkReplies: true,
    // Two users of a simulation write fast to each other.
    rateLimits: false,
    push: null,
    secrets: {
      userSig: { current: 'k1', keys: { k1: 'a key that signs in simulations only' } },
      upload: { current: 'k1', keys: { k1: 'a key that signs in simulations only' } },
      database: 'a key that signs in simulations only',
    },
  },
)

const WORDS = readWordList(CONFIG.wordList)
