/** A reply as it is kept, and when it arrived, in epoch milliseconds. */
export interface KeptReply {
  readonly at: number
  readonly data: unknown
}

/** The kept replies of one viewer in one language, by the key of their query. */
export interface KeptReplies {
  find(key: string): Promise<KeptReply | null>
  put(key: string, reply: KeptReply): Promise<void>
  /** Removes what is too old or too much. */
  trim(): Promise<void>
}

/** More than the replies of thirty pages. */
const MOST_REPLIES = 60
/** Longer ones are not kept: a busy day of football has half of it. */
const MOST_CHARACTERS = 600_000
const LONGEST_MS = 7 * 24 * 60 * 60 * 1_000

/** Fields of replies with which someone could act as the viewer. They are not written to the disk once more. */
const CREDENTIALS: readonly string[] = ['token', 'token_web', 'txim_sign']

const AT = 'x-kept-at'
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
    put: async (key, reply) => {
      const text = JSON.stringify(reply, (field, value: unknown) => (CREDENTIALS.includes(field) ? '' : value))
      if (text.length > MOST_CHARACTERS) return
      await cache.put(new Request(addressOf(key), { headers: { [AT]: String(reply.at) } }), new Response(text))
    },
    trim: async () => {
      const kept = (await cache.keys()).map((request) => ({ request, at: Number(request.headers.get(AT)) }))
      const newestFirst = kept.toSorted((a, b) => b.at - a.at)
      const isOver = ({ at }: { at: number }, place: number) => place >= MOST_REPLIES || at <= Date.now() - LONGEST_MS
      await Promise.all(newestFirst.filter(isOver).map(({ request }) => cache.delete(request)))
    },
  }
}

const forgetOthers = async (name: string) => {
  const others = (await caches.keys()).filter((other) => other.startsWith(PREFIX) && other !== name)
  await Promise.all(others.map((other) => caches.delete(other)))
}

/** A Cache Storage has requests as keys. This address exists nowhere else. */
const addressOf = (key: string) => `/m/kept-replies/${encodeURIComponent(key)}`
