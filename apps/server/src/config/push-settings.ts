import { createECDH } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** A pair of keys of P-256 in base64url: 65 bytes and 32 bytes. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** How messages reach browsers whose page is closed. */
export interface PushSettings extends VapidKeys {
  /** Whom a push service may write to: `mailto:` or `https:`. */
  readonly subject: string
  /** The origins of further push services. */
  readonly services: readonly string[]
}

/**
 * Null without keys in production. Elsewhere they are created once in the data folder. Throws an Error that names the
 * invalid variable.
 */
export const pushSettings = (
  env: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): PushSettings | null => {
  const isProduction = env['NODE_ENV'] === 'production'
  const [publicKey, privateKey, subject] = [env['VAPID_PUBLIC_KEY'], env['VAPID_PRIVATE_KEY'], env['VAPID_SUBJECT']]
  const services = (env['PUSH_SERVICES'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
  for (const origin of services)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin || (isProduction && !origin.startsWith('https:')))
      throw new Error(`PUSH_SERVICES=${origin}: expected an origin such as https://push.example.`)
  if (!publicKey && !privateKey)
    return isProduction ? null : { ...ownKeys(join(dataDir, FILE)), subject: subject || LOCAL, services }
  if (!publicKey || !privateKey) throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY need each other.')
  if (!subject || !/^(?:mailto:.+@.+|https:\/\/.+)$/.test(subject))
    throw new Error(`VAPID_SUBJECT=${subject ?? ''}: expected mailto: or https:, for the push services to write to.`)
  if (!isPair({ publicKey, privateKey }))
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair of P-256 in base64url.')
  return { publicKey, privateKey, subject, services }
}

const FILE = 'vapid.json'
const LOCAL = 'mailto:push@example.invalid'

const isPair = (keys: VapidKeys): boolean => {
  try {
    const own = createECDH('prime256v1')
    own.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'))
    return own.getPublicKey('base64url') === keys.publicKey
  } catch {
    return false
  }
}

const keysSchema = v.object({ publicKey: v.string(), privateKey: v.string() })

const ownKeys = (path: string): VapidKeys => {
  const text = readIfThere(path)
  if (text !== null) {
    const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson(), keysSchema), text)
    if (success && isPair(output)) return output
    throw new Error(`${path} is invalid. Delete it: browsers then have to allow notifications again.`)
  }
  const own = createECDH('prime256v1')
  own.generateKeys()
  const keys = { publicKey: own.getPublicKey('base64url'), privateKey: own.getPrivateKey('base64url') }
  mkdirSync(join(path, '..'), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(keys), { mode: 0o600 })
  renameSync(unfinished, path)
  return keys
}

const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
