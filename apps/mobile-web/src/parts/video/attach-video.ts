/** Shows a recorded video in an element, a playlist or a file. Returns what ends it. */
export const attachVideo = async (video: HTMLVideoElement, url: string, onFailed: () => void): Promise<() => void> => {
  if (!url.endsWith('.m3u8')) return attachFile(video, url)
  const { default: Hls } = await import('hls.js/light')
  // hls.js goes first: some browsers answer "maybe" for native HLS and then fail.
  if (!Hls.isSupported()) return attachFile(video, url)
  const hls = new Hls({ maxBufferLength: 20 })
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) onFailed()
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return () => hls.destroy()
}

const attachFile = (video: HTMLVideoElement, url: string) => {
  video.src = url
  return () => {
    video.removeAttribute('src')
    video.load()
  }
}
