export { sharedSocket, type SharedSocketOptions } from './shared-socket'
export type { TabChannel, Tabs } from './tabs'
