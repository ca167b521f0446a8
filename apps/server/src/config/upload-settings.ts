export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Null for Amazon's. */
  readonly endpoint: string | null
  /** Whether the bucket is in the path of the URL instead of the host name. */
  readonly pathStyle: boolean
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Null if no bucket is configured. Throws an Error that names a missing variable. */
export const s3Settings = (env: Environment): S3Settings | null => {
  const bucket = env['S3_BUCKET']
  if (!bucket) return null
  return {
    bucket,
    region: env['S3_REGION'] || 'us-east-1',
    endpoint: env['S3_ENDPOINT'] ? webOrigin('S3_ENDPOINT', env['S3_ENDPOINT']) : null,
    pathStyle: pathStyleOf(env['S3_PATH_STYLE']),
    accessKeyId: needed(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: needed(env, 'S3_SECRET_ACCESS_KEY'),
  }
}

const pathStyleOf = (text: string | undefined): boolean => {
  if (text && text !== 'on' && text !== 'off') throw new Error(`S3_PATH_STYLE=${text}: expected on or off.`)
  return text !== 'off'
}

const needed = (env: Environment, name: string): string => {
  const value = env[name]
  if (!value) throw new Error(`${name} is missing: S3_BUCKET needs it.`)
  return value
}

/** The origin of an http or https URL that has no path. */
export const webOrigin = (name: string, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`${name}=${text}: expected an address such as https://host.example, without a path.`)
  return url.origin
}
