/** Whether something serves this address, and well. */
export const answers = async (url) => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
