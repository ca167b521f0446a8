import type { FakeClock } from './fake-clock'

/** Waits for what the page does in its own time, as to decode pictures: on the clock of the engine none passes. */
export const inPageTime = async <T>(clock: FakeClock, sending: Promise<T>): Promise<T> => {
  let isSettled = false
  const settled = sending.finally(() => (isSettled = true))
  settled.catch(() => undefined)
  while (!isSettled) {
    await clock.advance(0)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return settled
}

/** A picture whose left half is red and whose right half is blue, or transparent. */
export const halves = (width: number, height: number, right: string | null = 'blue') => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')!
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, height)
  if (right !== null) {
    context.fillStyle = right
    context.fillRect(width / 2, 0, width / 2, height)
  }
  return canvas
}

export const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!), type))

/** The colour at a position, from 0 to 1 in both directions. */
export const pixel = async (blob: Blob, x: number, y: number) => {
  const bitmap = await createImageBitmap(blob)
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height })
  const context = canvas.getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const [red, green, blue, alpha] = context.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data
  return { width: bitmap.width, height: bitmap.height, red, green, blue, alpha }
}

/** 24 bits a pixel, all of one colour. */
export const bitmapOf = (width: number, height: number): Blob => {
  const stride = Math.ceil((width * 3) / 4) * 4
  const view = new DataView(new ArrayBuffer(54 + stride * height))
  view.setUint16(0, 0x424d)
  view.setUint32(2, view.byteLength, true)
  view.setUint32(10, 54, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  return new Blob([view.buffer])
}

/** Seconds of silence, 8 kHz and 8 bits. */
export const toneOf = (seconds: number): ArrayBuffer => {
  const size = seconds * 8_000
  const view = new DataView(new ArrayBuffer(44 + size))
  for (const [at, text] of [
    [0, 'RIFF'],
    [8, 'WAVE'],
    [12, 'fmt '],
    [36, 'data'],
  ] as const)
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  view.setUint32(4, 36 + size, true)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8_000, true)
  view.setUint32(28, 8_000, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  view.setUint32(40, size, true)
  new Uint8Array(view.buffer).fill(128, 44)
  return view.buffer
}

/** A recording of one and a half seconds that starts black. */
export const recorded = async (): Promise<Blob> => {
  const canvas = halves(320, 180)
  const context = canvas.getContext('2d')!
  const chunks: Blob[] = []
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' })
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  const from = performance.now()
  await new Promise<void>((resolve) => {
    const draw = () => {
      const at = performance.now() - from
      if (at > 1_500) return resolve()
      if (at < 400) {
        context.fillStyle = 'black'
        context.fillRect(0, 0, 320, 180)
      } else context.drawImage(halves(320, 180), 0, 0)
      setTimeout(draw, 40)
    }
    draw()
  })
  recorder.stop()
  await stopped
  return new Blob(chunks)
}
