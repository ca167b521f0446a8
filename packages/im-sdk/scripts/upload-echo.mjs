import { setTimeout as rest } from 'node:timers/promises'

/** How much of a body the server takes before it rests, in bytes; so that a page sees its upload move. */
const GULP = 1_048_576
const REST_MS = 20

/**
 * For tests in a browser: `/upload-echo/<name>` of the page's own server takes uploads, slowly, and says how many bytes
 * it has.
 */
export const uploadEcho = () => {
  const received = new Map()
  return {
    name: 'upload-echo',
    configureServer: ({ middlewares }) => {
      middlewares.use('/upload-echo', (request, response) => {
        // A page may cut its upload short.
        answer(received, request, response).catch(() => response.destroy())
      })
    },
  }
}

const answer = async (received, request, response) => {
  if (request.method === 'PUT') received.set(request.url, await taken(request))
  response.statusCode = request.method === 'PUT' ? 201 : 202
  response.setHeader('upload-offset', String(received.get(request.url) ?? 0))
  response.end()
}

const taken = async (request) => {
  let bytes = 0
  let gulp = 0
  for await (const chunk of request) {
    bytes += chunk.length
    gulp += chunk.length
    if (gulp < GULP) continue
    gulp = 0
    await rest(REST_MS)
  }
  return bytes
}
