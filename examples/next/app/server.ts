import { createApiClient } from '@org/api-client'

/** The server of `npm start`. */
export const CHAT_SERVER = process.env['CHAT_SERVER'] ?? 'http://localhost:8080'

/** Calls the back end from the server of this app. */
export const api = createApiClient({ host: () => CHAT_SERVER, common: () => ({ platform: 'h5' }) })
