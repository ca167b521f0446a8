import type { Commands, PageSizes } from './schedule'
import type { Answer, Request } from './sim-frames'
import type { Tap } from './taps'

/** Breaks the connection at replies. */
export class Breaks {
  private left = 0
  private commands: Commands = ''
  private isLost = false

  arm(commands: Commands, isLost: boolean, count: number): void {
    this.commands = commands
    this.isLost = isLost
    this.left = count
  }

  readonly tap: Tap = {
    down: ({ servcmd, seq }) => {
      if (seq === null || this.left === 0 || !servcmd.startsWith(this.commands)) return 'arrives'
      this.left -= 1
      return this.isLost ? 'is lost' : 'arrives last'
    },
  }
}

/** Refuses the history of conversations. */
export class Refusals {
  private readonly partners = new Set<string>()
  /** Conversations whose messages are no longer expected. */
  readonly forGood = new Set<string>()

  /** `blocksOthers` is a seeded bug: after three refusals of one sync no history is returned. */
  constructor(private readonly blocksOthers: boolean) {}

  refuse(partners: readonly string[], isForGood: boolean): void {
    for (const partner of partners) {
      this.partners.add(partner)
      if (isForGood) this.forGood.add(partner)
    }
  }

  /** Everything is allowed that ever will be. */
  get isOver(): boolean {
    return this.partners.size === this.forGood.size
  }

  allow(partners: readonly string[]): void {
    for (const partner of partners) if (!this.forGood.has(partner)) this.partners.delete(partner)
  }

  private readonly refusedSinceSync = new Set<string>()

  readonly tap: Tap = {
    up: (request, reply) => {
      const { servcmd } = request.head
      if (servcmd === 'message.sync_unread') this.refusedSinceSync.clear()
      if (!servcmd.startsWith('message.roam_')) return request
      const partner = partnerOf(request)
      const isBlocked = this.blocksOthers && this.refusedSinceSync.size >= PARALLEL
      if (!this.partners.has(partner) && !isBlocked) return request
      this.refusedSinceSync.add(partner)
      reply({}, REFUSED)
      return null
    },
  }
}

/** Conversations that a device recovers at the same time. */
const PARALLEL = 3
/** No permission. */
const REFUSED = 10_007

const partnerOf = ({ body }: Request): string => String(body['peerAccount'] ?? body['groupID'])

/** Asks for smaller pages than the device does. */
export const smallPages = ({ messages, groups }: PageSizes): Tap => ({
  up: (request) => {
    const { servcmd } = request.head
    if (servcmd.startsWith('message.roam_')) return atMost(request, 'count', messages)
    if (servcmd === 'message.get_extensions') return { ...request, body: { ...request.body, count: EXTENSIONS } }
    return servcmd === 'group.get_joined_list' ? atMost(request, 'limit', groups) : request
  },
})

/** Extensions in a page. */
const EXTENSIONS = 1

const atMost = (request: Request, field: string, most: number): Request =>
  Number(request.body[field]) <= most ? request : { ...request, body: { ...request.body, [field]: most } }

/** Counts a device's own requests by command and minute. */
export class CallCounts {
  /** The maximum of any command in any minute. */
  most = { servcmd: '', count: 0 }
  private readonly counts = new Map<string, number>()

  constructor(private readonly now: () => number) {}

  readonly tap: Tap = {
    up: (request) => {
      const { servcmd } = request.head
      const key = `${servcmd} ${Math.floor(this.now() / 60_000)}`
      const count = (this.counts.get(key) ?? 0) + 1
      this.counts.set(key, count)
      if (count > this.most.count && !servcmd.startsWith('message.send_')) this.most = { servcmd, count }
      return request
    },
  }
}

/** The lowest sequence of a page. */
export const firstSequence = ({ messageList }: Answer['body']): number =>
  (messageList as readonly { readonly sequence: number }[])[0]?.sequence ?? 0
