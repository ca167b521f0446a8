import { guardRoute } from '@org/domain'
import { useConfig } from './use-config'

/** Whether the site lets its members open a page. */
export const useHasPage = (path: string): boolean => {
  const { config } = useConfig()
  const viewer = { switches: config.switches, customerId: config.customer_id, loggedIn: true }
  return guardRoute(path, viewer).kind === 'allow'
}
