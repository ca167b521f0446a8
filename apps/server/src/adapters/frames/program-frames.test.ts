import { expect, it } from 'vitest'
import { frameProgram, JPEG } from '../../../test/frame-programs'
import { shiftedClock } from '../../../test/shifted-clock'
import { programFrames } from './program-frames'

const FLV = Buffer.from('FLV, and a picture')
const still = () => shiftedClock({ isStill: true })
const pictureBy = (body: string) => programFrames(frameProgram(body), still()).jpegOf(FLV)
const bad = (message: string) =>
  expect.objectContaining({ name: 'BadFrameError', message: expect.stringContaining(message) })

it('gives the program the stream, and takes its picture', async () => {
  const body = `if (input.toString() === '${FLV.toString()}') write('${JPEG.toString('hex')}')`
  expect(await pictureBy(body)).toEqual(JPEG)
})

it('has no picture where there is no such program', async () => {
  expect(await programFrames('no-such-program-for-frames', still()).jpegOf(FLV)).toBeNull()
})

it.each([
  ['that is no JPEG', `write('${Buffer.from('<svg/>').toString('hex')}')`, 'wrote no JPEG'],
  ['that is empty', '', 'wrote no JPEG'],
  ['that was cut off', `write('${JPEG.subarray(0, 5).toString('hex')}')`, 'wrote no JPEG'],
  ['of a program that fails', `write('${JPEG.toString('hex')}'); process.exitCode = 3`, 'ended with 3'],
  ['without an end', `setInterval(() => write('00'.repeat(65536)), 1)`, 'wrote more than 1048576 bytes'],
])('refuses a picture %s', async (_, body, message) => {
  await expect(pictureBy(body)).rejects.toThrow(bad(message))
})

it('kills a program that is late', async () => {
  const clock = still()
  const program = frameProgram('')
  const picture = programFrames(program, clock).jpegOf(FLV)
  picture.catch(() => {})
  clock.skip(10_000)
  await expect(picture).rejects.toThrow(bad('took longer than 10 s'))
})
