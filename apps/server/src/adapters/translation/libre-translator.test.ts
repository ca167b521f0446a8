import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { TranslatorUnavailableError } from '../../ports/translator'
import { libreTranslator } from './libre-translator'

/** A provider with a fixed answer, and the bodies it got. Null never answers. */
const provider = async (answer: string | null, status = 200) => {
  const asked: unknown[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      asked.push({ path: request.url, ...(JSON.parse(body) as object) })
      if (answer !== null) reply.writeHead(status, { 'content-type': 'application/json' }).end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const task = { texts: ['gol', 'falta'], source: 'auto', target: 'en' }

describe('a provider of translations', () => {
  it('gets all texts at once with the key, and its answer is in their order', async () => {
    const { asked, url } = await provider('{"translatedText":["goal","foul"]}')
    expect(await libreTranslator({ url, key: 'k' }).translate(task)).toEqual(['goal', 'foul'])
    expect(asked).toEqual([
      { path: '/translate', q: ['gol', 'falta'], source: 'auto', target: 'en', format: 'text', api_key: 'k' },
    ])
  })

  it.each([
    ['{"translatedText":["goal"]}', 200, '1 of 2'],
    ['{"error":"Invalid API key"}', 403, 'status 403'],
    ['<html>', 200, 'did not translate'],
  ])('that answers %s is unavailable, with the reason', async (answer, status, reason) => {
    const { url } = await provider(answer, status)
    const translated = libreTranslator({ url, key: '' }).translate(task)
    await expect(translated).rejects.toThrow(TranslatorUnavailableError)
    await expect(translated).rejects.toThrow(reason)
  })

  it('that does not answer in time is unavailable', async () => {
    const { url } = await provider(null)
    await expect(libreTranslator({ url, key: '' }, 50).translate(task)).rejects.toThrow(TranslatorUnavailableError)
  })
})
