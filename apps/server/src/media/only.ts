/** What is sent of a stream; null for all of it. */
export type Only = 'audio' | null

/** Whoever listens only asks for no pictures. */
export const onlyOf = (url: string): Only =>
  new URL(url, 'http://host').searchParams.get('only') === 'audio' ? 'audio' : null
