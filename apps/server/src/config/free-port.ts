import { createServer } from 'node:net'

/** The wanted port or the next free one above it; 0 stays 0. Throws if 50 in a row are taken. */
export const nextFreePort = async (host: string, wanted: number): Promise<number> => {
  if (wanted === 0) return 0
  for (let port = wanted; port < Math.min(wanted + 50, 65_536); port += 1) if (await isFree(host, port)) return port
  throw new Error(`Port ${wanted} and the 49 after it are taken. Set PORT to a free one.`)
}

/** Throws if another program listens there. */
export const checkPort = async (host: string, port: number): Promise<void> => {
  if (port !== 0 && !(await isFree(host, port)))
    throw new Error(`Port ${port} is taken by another program. Stop that one, or set PORT to a free one.`)
}

const isFree = (host: string, port: number) =>
  new Promise<boolean>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else if (error.code === 'EACCES') reject(new Error(`PORT=${port} needs rights that this user does not have.`))
      else reject(error)
    })
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
