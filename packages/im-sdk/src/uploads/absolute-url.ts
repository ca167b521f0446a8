import type { Endpoints } from '../connection/hosts'

/** A server that knows no name of its own gives paths: they are on the host of the socket. */
export const absoluteURL = (address: string, endpoints: Endpoints): string =>
  new URL(address, endpoints.default.replace(/^ws/, 'http')).href
