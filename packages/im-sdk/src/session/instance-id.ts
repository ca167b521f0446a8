import { uint32, type Random } from '../clock/random'
import type { KeyValueStorage } from '../store/storage'

/**
 * The id of this installation. It is stored, so that the tabs of a browser count as one device and do not kick each
 * other. If the storage is full or forbidden, only that is lost.
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
