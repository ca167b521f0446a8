/** A reply as it is kept, and when it arrived, in epoch milliseconds. */
export interface KeptReply {
  readonly at: number
  readonly data: unknown
}

/** The kept replies of one viewer in one language, by the key of their query. */
export interface KeptReplies {
  find(key: string): Promise<KeptReply | null>
  /** @param path Of the page that shows it. */
  put(key: string, reply: KeptReply, path: string): Promise<void>
  /** The keys of the replies that a page showed. */
  keysOf(path: string): Promise<readonly string[]>
  /** Removes what is too old or too much. */
  trim(): Promise<void>
}

/** More than the replies of thirty pages. */
const MOST_REPLIES = 60
/** The length of all. A list of four hundred matches has half a million. */
const MOST_CHARACTERS = 6_000_000
const LONGEST_MS = 7 * 24 * 60 * 60 * 1_000

/** Fields of replies with which someone could act as the viewer. They are not written to the disk once more. */
const CREDENTIALS: readonly string[] = ['token', 'token_web', 'txim_sign']

/** Facts of a reply that are read without it. */
const AT = 'x-kept-at'
const LENGTH = 'x-kept-length'
const PATH = 'x-kept-path'
const PREFIX = 'replies '

/**
 * Opens the replies of a viewer, and deletes those of all others. They are in the Cache Storage of the browser, which
 * service workers need anyway. Every call may reject, if storage is full or forbidden.
 */
export const openReplies = async (viewer: string): Promise<KeptReplies> => {
  const name = PREFIX + viewer
  await forgetOthers(name)
  const cache = await caches.open(name)
  return {
    find: async (key) => {
      const kept = await cache.match(addressOf(key))
      const reply = kept && ((await kept.json()) as KeptReply)
      return reply && reply.at > Date.now() - LONGEST_MS ? reply : null
    },
    put: async (key, reply, path) => {
      const text = JSON.stringify(reply, (field, value: unknown) => (CREDENTIALS.includes(field) ? '' : value))
      if (text.length > MOST_CHARACTERS) return
      const headers = { [AT]: String(reply.at), [LENGTH]: String(text.length), [PATH]: encodeURI(path) }
      await cache.put(new Request(addressOf(key), { headers }), new Response(text))
    },
    keysOf: async (path) => {
      const shown = (await cache.keys()).filter(({ headers }) => headers.get(PATH) === encodeURI(path))
      return shown.map(({ url }) => decodeURIComponent(url.slice(url.indexOf(ADDRESS) + ADDRESS.length)))
    },
    trim: async () => {
      const newestFirst = (await cache.keys()).toSorted((a, b) => numberIn(b, AT) - numberIn(a, AT))
      let length = 0
      const over = newestFirst.filter((request, place) => {
        length += numberIn(request, LENGTH)
        return place >= MOST_REPLIES || length > MOST_CHARACTERS || numberIn(request, AT) <= Date.now() - LONGEST_MS
      })
      await Promise.all(over.map((request) => cache.delete(request)))
    },
  }
}

const forgetOthers = async (name: string) => {
  const others = (await caches.keys()).filter((other) => other.startsWith(PREFIX) && other !== name)
  await Promise.all(others.map((other) => caches.delete(other)))
}

const numberIn = ({ headers }: Request, name: string) => Number(headers.get(name))

/** A Cache Storage has requests as keys. These addresses exist nowhere else. */
const ADDRESS = '/m/kept-replies/'
const addressOf = (key: string) => ADDRESS + encodeURIComponent(key)
