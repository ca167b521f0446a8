import { guardRoute, pagePath } from '@org/domain'
import { useConfig } from './use-config'

/** The path to an anchor's room, or to their page on a site without rooms. */
export const useAnchorPath = (): ((uid: number) => string) => {
  const { config } = useConfig()
  const viewer = { switches: config.switches, customerId: config.customer_id, loggedIn: true }
  return (uid) => {
    const room = pagePath('liveDetail', { id: uid })
    return guardRoute(room, viewer).kind === 'allow' ? room : pagePath('anchor', { uid })
  }
}
