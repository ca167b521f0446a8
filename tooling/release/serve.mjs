import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const TYPES = { '.html': 'text/html', '.mjs': 'text/javascript', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves the files of a folder while `visit(address)` runs, and resolves to its result. */
export const serveFolder = async (folder, visit) => {
  const server = createServer(async ({ url }, response) => {
    const path = url === '/' ? '/index.html' : url
    try {
      const body = await readFile(join(folder, path))
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await visit(`http://127.0.0.1:${server.address().port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/**
 * Serves a built Next app while `visit(address)` runs, and resolves to its result, or to the output of Next if it
 * exited. `env` is added to the environment.
 */
export const serveNext = async (command, folder, env, visit) => {
  const args = [command, 'start', '--port', '0', '--hostname', '127.0.0.1']
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } })
  const ended = once(child, 'close')
  let output = ''
  const address = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
        if (url && output.includes('Ready')) resolve(url)
      })
    }
  })
  try {
    const url = await Promise.race([address, ended.then(() => null)])
    return url ? await visit(`${url}/`) : output
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
