/** A name of which others see the first and the last letter only. */
export const maskedName = (name: string): string => {
  const letters = [...name]
  return letters.length < 3 ? `${letters[0] ?? ''}**` : `${letters[0]}**${letters.at(-1)}`
}
