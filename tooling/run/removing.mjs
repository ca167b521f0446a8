import { rmSync } from 'node:fs'

/** Runs `work` and removes the folder afterwards, also if a signal ends this process meanwhile. */
export const removing = async (folder, work) => {
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.on('exit', remove)
  try {
    return await work()
  } finally {
    process.off('exit', remove)
    remove()
  }
}
