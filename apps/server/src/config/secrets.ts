import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const key = v.pipe(v.string(), v.minLength(32))
const alone = (only: string) => ({ current: 'k1', keys: { k1: only } as Record<string, string> })

const secretsSchema = v.object({
  /**
   * Signs userSig, the credential of the instant-messaging layer; old keys stay valid, by their id, until they are
   * removed.
   */
  userSig: v.object({ current: v.string(), keys: v.record(v.string(), key) }),
  /** Signs URLs of uploads; rotated like userSig. Older files have a single key. */
  upload: v.union([
    v.object({ current: v.string(), keys: v.record(v.string(), key) }),
    v.pipe(key, v.transform(alone)),
  ]),
  /** Password of the embedded database. */
  database: key,
})

export type Secrets = v.InferOutput<typeof secretsSchema>

export const SECRETS_FILE = 'secrets.json'
/** What an operator can do if the secrets are lost. */
export const WITHOUT_SECRETS =
  'Put it back from a backup of the folder. Without one nobody can open the database: start over with --reset, which deletes it.'

/**
 * Created once per data folder and readable by its owner only. Throws if the file is invalid, or missing although the
 * database exists, whose password it contains.
 */
export const loadSecrets = (dataDir: string): Secrets => {
  const path = join(dataDir, SECRETS_FILE)
  const text = readIfThere(path)
  if (text !== null) return parseSecrets(path, text)
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
    throw new Error(`${path} is missing. It has the password of the existing database. ${WITHOUT_SECRETS}`)
  const secrets: Secrets = {
    userSig: { current: 'k1', keys: { k1: newKey() } },
    upload: alone(newKey()),
    database: newKey(),
  }
  mkdirSync(dataDir, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(unfinished, path)
  return secrets
}

const newKey = () => randomBytes(32).toString('base64url')

const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const parseSecrets = (path: string, text: string): Secrets => {
  try {
    return v.parse(secretsSchema, JSON.parse(text))
  } catch {
    throw new Error(`${path} is invalid. Restore it from a backup, or start over with --reset.`)
  }
}
