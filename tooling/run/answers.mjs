/** Whether the URL is served successfully. */
export const answers = async (url) => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
