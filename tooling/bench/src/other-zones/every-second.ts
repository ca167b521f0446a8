import { setTimeout as after } from 'node:timers/promises'

/** Acts so often a second, at even distances, for some seconds. */
export const everySecond = async (times: number, seconds: number, act: () => void): Promise<void> => {
  const began = performance.now()
  for (let done = 0; done < times * seconds; done += 1) {
    await after(Math.max(0, began + (done * 1_000) / times - performance.now()))
    act()
  }
}
