import { uint32, type Random } from '../clock/random'
import type { KeyValueStorage } from '../store/storage'

/**
 * The id of this installation: kept, so that the tabs of a browser are one device and do not kick each other out. A
 * storage that is full or forbidden costs only that.
 */
export const instanceIDOf = (storage: KeyValueStorage | null, SDKAppID: number, random: Random): string => {
  const key = `im_${SDKAppID}_instance`
  const made = `${uint32(random).toString(16)}${uint32(random).toString(16)}`
  try {
    const kept = storage?.getItem(key)
    if (kept) return kept
    storage?.setItem(key, made)
  } catch {
    return made
  }
  return made
}
