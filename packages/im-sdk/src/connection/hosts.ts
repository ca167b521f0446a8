import { IM_PLATFORM } from '../protocol/constants'

/** Base addresses of the gateway, such as `wss://im.example.com`. */
export interface Endpoints {
  readonly default: string
  readonly backup?: string
  /** Used on the web only. */
  readonly anycast?: string
}

/** The order in which hosts are tried: default, backup, anycast (web only), default again. Rule: IM-9. */
export const hostCycle = (endpoints: Endpoints, platform: number): ((attempt: number) => string) => {
  const isWeb = platform === IM_PLATFORM.web || platform === IM_PLATFORM.h5
  const hosts = [endpoints.default, endpoints.backup ?? '', isWeb ? (endpoints.anycast ?? '') : ''].filter(Boolean)
  return (attempt) => hosts[attempt % hosts.length] ?? endpoints.default
}
