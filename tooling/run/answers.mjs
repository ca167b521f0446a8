/** Whether the URL is served successfully. */
export const answers = async (url) => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** The URL, without a slash at the end, that the server has printed, asked for a free port; null before it serves. */
export const openedAt = (output) => {
  const [, port] = /Open\s+http:\/\/\S+:(\d+)\/m\//.exec(output) ?? []
  return port === undefined ? null : `http://127.0.0.1:${port}`
}
