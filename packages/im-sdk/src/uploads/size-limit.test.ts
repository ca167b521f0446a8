import { describe, expect, it } from 'vitest'
import { UPLOAD_KINDS } from './kinds'
import { BYTES_PER_MB, sizeLimit } from './size-limit'

const limits = (settings: Record<string, unknown>) =>
  Object.fromEntries(Object.values(UPLOAD_KINDS).map((kind) => [kind.name, sizeLimit(kind, settings) / BYTES_PER_MB]))

describe('the size limit of a file', () => {
  it('is 20 MB for audio and images, 100 MB for files and videos', () => {
    expect(limits({})).toEqual({ audio: 20, file: 100, image: 20, video: 100 })
  })

  it('is that of the cloud config, in MB, as JSON or as an object', () => {
    const wanted = { audio: 1, file: 2, image: 0.5, video: 4 }
    expect(limits({ upload_size_limit: '{"a":1,"f":2,"i":0.5,"v":4}' })).toEqual(wanted)
    expect(limits({ upload_size_limit: { a: 1, f: 2, i: 0.5, v: 4 } })).toEqual(wanted)
  })

  it('is the default if the value of the cloud config is invalid', () => {
    const defaults = limits({})
    for (const upload_size_limit of ['', '{', '[]', 7, null, '{"a":0,"f":-1,"i":"2","v":null}'])
      expect(limits({ upload_size_limit }), String(upload_size_limit)).toEqual(defaults)
    expect(limits({ upload_size_limit: '{"i":3}' })).toEqual({ ...defaults, image: 3 })
  })
})
