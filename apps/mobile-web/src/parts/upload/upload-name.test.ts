import { expect, it } from 'vitest'
import { uploadName } from './upload-name'

it.each([
  ['photo.jfif', 'image/jpeg', 'photo.jpg'],
  ['photo', 'image/png', 'photo.png'],
  ['a.b.webp', 'image/webp', 'a.b.webp'],
  ['goal.mov', 'video/quicktime', 'goal.mov'],
  ['unknown', '', 'unknown'],
])('%s of type %s is sent as %s', (name, type, sent) => {
  expect(uploadName({ name, type })).toBe(sent)
})
