import { describe, expect, it } from 'vitest'
import { TYPES } from '../protocol/constants'
import { checkFile } from './check-file'
import { UPLOAD_KINDS } from './kinds'
import { BYTES_PER_MB } from './size-limit'

type Kind = keyof typeof UPLOAD_KINDS

/** A file that says it has so many bytes. */
const fileOf = (name: string, size: number, type = '') =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })

const WHOLE: Record<Kind, (size: number) => File> = {
  [TYPES.MSG_IMAGE]: (size) => fileOf('a.png', size, 'image/png'),
  [TYPES.MSG_AUDIO]: (size) => fileOf('a.mp3', size, 'audio/mpeg'),
  [TYPES.MSG_VIDEO]: (size) => fileOf('a.mp4', size, 'video/mp4'),
  [TYPES.MSG_FILE]: (size) => fileOf('a.pdf', size, 'application/pdf'),
}

const refusal = (kind: Kind, file: unknown, settings: Record<string, unknown> = {}) => {
  try {
    checkFile(UPLOAD_KINDS[kind], file, settings)
    return null
  } catch (thrown) {
    const { errorName, code, message } = thrown as { errorName: string; code: number; message: string }
    return { errorName, code, message }
  }
}

describe('checking a file', () => {
  it.each([
    [TYPES.MSG_IMAGE, 'MESSAGE_IMAGE_SELECT_FILE_FIRST', 2251],
    [TYPES.MSG_AUDIO, 'MESSAGE_AUDIO_UPLOAD_FAIL', 2300],
    [TYPES.MSG_VIDEO, 'MESSAGE_FILE_SELECT_FILE_FIRST', 2401],
    [TYPES.MSG_FILE, 'MESSAGE_FILE_SELECT_FILE_FIRST', 2401],
  ] as const)('of the type %s that was not chosen gives %s', (kind, errorName, code) => {
    for (const nothing of [undefined, null, 'a.png', { files: [] }, { files: null }, { size: 3, name: 'a.png' }])
      expect(refusal(kind, nothing)).toMatchObject({ errorName, code })
  })

  it.each(Object.keys(UPLOAD_KINDS) as Kind[])('of the type %s that is empty gives MESSAGE_FILE_IS_EMPTY', (kind) => {
    expect(refusal(kind, WHOLE[kind](0))).toMatchObject({ errorName: 'MESSAGE_FILE_IS_EMPTY', code: 2108 })
  })

  it.each([
    [TYPES.MSG_IMAGE, 20, 'image', 'MESSAGE_IMAGE_SIZE_LIMIT', 2253],
    [TYPES.MSG_AUDIO, 20, 'audio', 'MESSAGE_AUDIO_SIZE_LIMIT', 2301],
    [TYPES.MSG_VIDEO, 100, 'video', 'MESSAGE_VIDEO_SIZE_LIMIT', 2351],
    [TYPES.MSG_FILE, 100, 'file', 'MESSAGE_FILE_SIZE_LIMIT', 2402],
  ] as const)('of the type %s lets %i MB pass and no byte more', (kind, megabytes, name, errorName, code) => {
    expect(refusal(kind, WHOLE[kind](megabytes * BYTES_PER_MB))).toBeNull()
    const message = `The size of the ${name} must not exceed ${megabytes} MB.`
    expect(refusal(kind, WHOLE[kind](megabytes * BYTES_PER_MB + 1))).toEqual({ errorName, code, message })
  })

  it('uses the limit of the cloud config', () => {
    const settings = { upload_size_limit: '{"i":1.5}' }
    expect(refusal(TYPES.MSG_IMAGE, WHOLE[TYPES.MSG_IMAGE](1.5 * BYTES_PER_MB), settings)).toBeNull()
    expect(refusal(TYPES.MSG_IMAGE, WHOLE[TYPES.MSG_IMAGE](2 * BYTES_PER_MB), settings)?.message).toContain('1.5 MB')
  })

  it('accepts images by their extension, in either case', () => {
    for (const name of ['a.jpg', 'a.JPEG', 'a.b.png', 'a.gif', 'a.bmp', 'a.webp'])
      expect(refusal(TYPES.MSG_IMAGE, fileOf(name, 1)), name).toBeNull()
    for (const name of ['a.svg', 'a.html', 'png', 'a.', 'a.png ', 'constructor', 'a.constructor'])
      expect(refusal(TYPES.MSG_IMAGE, fileOf(name, 1, 'image/png')), name).toMatchObject({
        errorName: 'MESSAGE_IMAGE_TYPES_LIMIT',
        code: 2252,
      })
  })

  it('accepts videos by their MIME type, or by their name if the system has none', () => {
    for (const type of ['video/mp4', 'video/quicktime', 'video/webm', 'Video/WebM; codecs=vp9'])
      expect(refusal(TYPES.MSG_VIDEO, fileOf('a', 1, type)), type).toBeNull()
    expect(refusal(TYPES.MSG_VIDEO, fileOf('a.mov', 1))).toBeNull()
    for (const type of ['video/x-msvideo', 'text/html', 'audio/mp4'])
      expect(refusal(TYPES.MSG_VIDEO, fileOf('a.mp4', 1, type)), type).toMatchObject({
        errorName: 'MESSAGE_VIDEO_TYPES_LIMIT',
        code: 2352,
      })
  })

  it('accepts any file as a file', () => {
    expect(refusal(TYPES.MSG_FILE, fileOf('page.html', 1, 'text/html'))).toBeNull()
    expect(refusal(TYPES.MSG_FILE, fileOf('no extension', 1))).toBeNull()
  })

  it('finds the file in the input it was chosen in', () => {
    const file = fileOf('a.png', 3)
    expect(checkFile(UPLOAD_KINDS[TYPES.MSG_IMAGE], { files: { 0: file, length: 1 } }, {})).toBe(file)
  })
})
