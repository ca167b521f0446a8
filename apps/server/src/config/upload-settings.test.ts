import { describe, expect, it } from 'vitest'
import { loadConfig } from './config'

const secrets = {
  userSig: { current: 'k1', keys: {} },
  upload: { current: 'k1', keys: {} },
  database: '',
}
const settings = (env: Record<string, string>) => loadConfig(env, { dataDir: '/nowhere', secrets })

const S3 = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

describe('the settings of uploads', () => {
  it('name no bucket and no host unless they are set', () => {
    expect(settings({})).toMatchObject({ s3: null, publicUrl: null, mediaHosts: [], uploadDailyBytes: 2 ** 30 })
  })

  it('name a bucket with its keys', () => {
    expect(settings(S3).s3).toEqual({
      bucket: 'b',
      region: 'us-east-1',
      endpoint: null,
      pathStyle: true,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
    expect(settings({ ...S3, S3_REGION: 'ap-shanghai', S3_ENDPOINT: 'http://minio:9000/' }).s3).toMatchObject({
      region: 'ap-shanghai',
      endpoint: 'http://minio:9000',
    })
    expect(settings({ ...S3, S3_PATH_STYLE: 'off' }).s3).toMatchObject({ pathStyle: false })
  })

  it.each([
    [{ S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID is missing'],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY is missing'],
    [{ ...S3, S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT=minio:9000: expected an address'],
    [{ ...S3, S3_PATH_STYLE: 'no' }, 'S3_PATH_STYLE=no: expected on or off'],
    [{ PUBLIC_URL: 'https://chat.test/app' }, 'PUBLIC_URL=https://chat.test/app: expected an address'],
    [{ MEDIA_HOSTS: 'https://a.test,javascript:1' }, 'MEDIA_HOSTS=javascript:1: expected an address'],
    [{ UPLOAD_DAILY_MB: 'much' }, 'UPLOAD_DAILY_MB=much: expected a whole number'],
  ])('are rejected as %j, with the reason', (env, words) => {
    expect(() => settings(env)).toThrow(words)
  })
})
