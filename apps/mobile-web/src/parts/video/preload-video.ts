/**
 * Loads the start of a recorded video ahead: the head of a file, or a playlist with its first segment. Returns what ends
 * it. A failure is that of the player later.
 */
export const preloadVideo = (url: string): (() => void) => {
  if (!url.endsWith('.m3u8')) return preloadFile(url)
  const aborter = new AbortController()
  preloadPlaylist(url, aborter.signal).catch(() => {})
  return () => aborter.abort()
}

/** The browser fetches only the head of the file, however long the file is. */
const preloadFile = (url: string) => {
  const video = document.createElement('video')
  video.preload = 'metadata'
  video.muted = true
  video.src = url
  return () => {
    video.removeAttribute('src')
    video.load()
  }
}

const preloadPlaylist = async (url: string, signal: AbortSignal) => {
  const playlist = await fetch(url, { signal })
  const first = firstSegment(await playlist.text(), playlist.url)
  if (playlist.ok && first) await (await fetch(first, { signal })).arrayBuffer()
}

/** The address of the first line that is no tag; null for none. */
const firstSegment = (playlist: string, base: string): URL | null => {
  const line = playlist.split(/\r?\n/).find((each) => each !== '' && !each.startsWith('#'))
  return line === undefined ? null : URL.parse(line, base)
}
