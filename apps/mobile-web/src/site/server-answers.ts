/** Whether the server answers now: what could not be loaded is then not there any more, as after a release. */
export const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
