import { rmSync } from 'node:fs'

/** Runs `work` and removes the folder afterwards, also if a signal ends this process meanwhile. */
export const removing = async (folder, work) => {
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const removeAtExit = () => {
    try {
      remove()
    } catch (error) {
      console.error(`${folder} is left: ${error.message}`)
    }
  }
  process.on('exit', removeAtExit)
  try {
    return await work()
  } finally {
    process.off('exit', removeAtExit)
    remove()
  }
}
