import { PROTOCOL } from '../protocol/limits'

export interface SocketQuery {
  readonly SDKAppID: number
  readonly instanceID: string
  /** New for every connection, so that no cache or proxy mistakes it for an earlier one. */
  readonly random: number
  readonly platform: number
  /** The page's host. Empty outside a browser. */
  readonly host: string
  /** The path that selects the codec. */
  readonly path: `/${string}`
  /** Asks for compressed bodies. */
  readonly gzip: boolean
  readonly miniGame: boolean
}

/** Rule: IM-1. */
export const socketURL = (endpoint: string, query: SocketQuery): string => {
  const fields = new URLSearchParams({
    sdkappid: String(query.SDKAppID),
    instanceid: query.instanceID,
    random: String(query.random),
    platform: String(query.platform),
    host: query.host,
    version: PROTOCOL.version,
    sdkversion: PROTOCOL.version,
    ...(query.gzip && { gzip: '1' }),
    ...(query.miniGame && { minigame: '1' }),
  })
  return `${endpoint.replace(/\/+$/, '')}${query.path}?${fields}`
}
