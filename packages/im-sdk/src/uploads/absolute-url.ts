import type { Endpoints } from '../connection/hosts'

/** A server without a public address returns paths: they are on the socket's host. */
export const absoluteURL = (address: string, endpoints: Endpoints): string =>
  new URL(address, endpoints.default.replace(/^ws/, 'http')).href
