import type { IncomingMessage } from 'node:http'
import { PROTOCOL } from '@org/im-sdk/protocol'
import * as v from 'valibot'
import { networkOf } from '../../services/auth/network-of'
import { CLOSE, type CloseReason } from './close-codes'
import type { WireName } from '../frames/wires'

/** The query fields of the socket's URL. Rule: IM-1. */
const querySchema = v.object({
  sdkappid: v.pipe(v.string(), v.regex(/^\d{1,10}$/)),
  instanceid: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  random: v.optional(v.pipe(v.string(), v.maxLength(32)), ''),
  platform: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
  host: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
  version: v.optional(v.pipe(v.string(), v.maxLength(32)), ''),
  sdkversion: v.optional(v.pipe(v.string(), v.maxLength(32)), ''),
  gzip: v.optional(v.picklist(['0', '1']), '0'),
  minigame: v.optional(v.picklist(['0', '1']), '0'),
  shared: v.optional(v.picklist(['0', '1']), '0'),
})

export type UpgradeCheck =
  /** `isShared`: the tabs of a browser have channels on it. */
  | { readonly ok: true; readonly wire: WireName; readonly isShared: boolean }
  /** Close the socket with this reason right after the upgrade. */
  | { readonly ok: true; readonly closeWith: CloseReason }
  /** An HTTP status, such as `404 Not Found`, and the problem. */
  | { readonly ok: false; readonly status: string; readonly reason: string }

/** Whether a request may be upgraded. */
export const checkUpgrade = (url: string | undefined, sdkAppId: number): UpgradeCheck => {
  const [path, search = ''] = (url ?? '').split('?', 2)
  if (path !== PROTOCOL.textPath && path !== PROTOCOL.binaryPath)
    return refused('404 Not Found', `There is no socket here; it is at ${PROTOCOL.textPath} or ${PROTOCOL.binaryPath}.`)
  const query = v.safeParse(querySchema, Object.fromEntries(new URLSearchParams(search)))
  if (!query.success)
    return refused('400 Bad Request', `The query field ${v.getDotPath(query.issues[0])} is not valid.`)
  if (Number(query.output.sdkappid) !== sdkAppId) return { ok: true, closeWith: CLOSE.wrongApp }
  const isShared = query.output.shared === '1'
  if (path === PROTOCOL.textPath) return { ok: true, wire: 'text', isShared }
  return { ok: true, wire: query.output.gzip === '1' ? 'packed' : 'binary', isShared }
}

const refused = (status: string, reason: string): UpgradeCheck => ({ ok: false, status, reason })

/** The network of the peer, from the address that the outermost trusted proxy reports. */
export const addressOf = (request: IncomingMessage, trustedProxies: number): string =>
  networkOf(hopOf(request, trustedProxies))

const hopOf = (request: IncomingMessage, trustedProxies: number): string => {
  const direct = request.socket.remoteAddress ?? ''
  const header = request.headers['x-forwarded-for']
  if (trustedProxies === 0 || header === undefined) return direct
  const hops = [
    ...String(header)
      .split(',')
      .map((hop) => hop.trim()),
    direct,
  ]
  return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? direct
}
