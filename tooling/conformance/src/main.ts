import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { signUserSig } from '@org/server/user-sig'
import { linesOf, summaryOf } from './report'
import { CASE_NAMES, runKit } from './run-kit'
import type { Target } from './stage'

const USAGE = `Usage: npm run conformance -- --url wss://chat.example --sdk-app-id 1400000001 --secret KEY --members 1,2,3

  --url           the gateway's address, without its path
  --sdk-app-id    the app id
  --secret        the key with which the app's back end signs; --secret=KEY if it begins with a hyphen
  --key           the name of that key (k1)
  --members       three users that the server knows, whom nobody else uses meanwhile
  --only          commands, separated by commas; otherwise all
  --patience      how many seconds an answer or a push may take (10)`

const readTarget = (): { target: Target; names: typeof CASE_NAMES } => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      'sdk-app-id': { type: 'string' },
      secret: { type: 'string' },
      key: { type: 'string', default: 'k1' },
      members: { type: 'string' },
      only: { type: 'string' },
      patience: { type: 'string', default: '10' },
    },
  })
  const { url, secret, key } = values
  const [ann, bob, cyd, ...more] = (values.members ?? '').split(',')
  const sdkAppId = Number(values['sdk-app-id'])
  if (!url || !secret || !ann || !bob || !cyd || more.length > 0 || !Number.isInteger(sdkAppId)) throw new Error(USAGE)
  const only = values.only?.split(',')
  const unknown = only?.find((name) => !(CASE_NAMES as readonly string[]).includes(name))
  if (unknown !== undefined) throw new Error(`There is no command ${unknown}.`)
  const signing = { sdkAppId, secrets: { userSig: { current: key, keys: { [key]: secret } } } }
  const now = () => Math.floor(Date.now() / 1_000)
  return {
    target: {
      server: { url, sdkAppId, sign: (userID) => signUserSig(signing as never, userID, 86_400, now()) },
      members: [ann, bob, cyd],
      patienceMs: Number(values.patience) * 1_000,
      wait: sleep,
    },
    names: CASE_NAMES.filter((name) => only?.includes(name) ?? true),
  }
}

try {
  const { target, names } = readTarget()
  const results = await runKit(target, (result) => console.log(linesOf(result).join('\n')), names)
  console.log(summaryOf(results))
  process.exitCode = results.every(({ faults }) => faults.length === 0) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
